/** What a case attacks a page with. */
export type HostileSubject =
  | 'detail'
  | 'name'
  | 'icon'
  | 'rdns'
  | 'provider'
  | 'accounts'
  | 'chain'
  | 'error'
  | 'event'
  | 'crowd'

/** One hostile wallet, or a crowd of them. */
export type HostileCase = {
  /** Never changes once it is published: `name/script`. */
  id: string
  subject: HostileSubject
  /** What the wallet does, in words for the title of a test. */
  does: string
  /** Announces it in a window. The function that is returned stops announcing. */
  start: (target: Window) => () => void
}
