/** A text that is kept: in a browser under one key, in a file, or wherever an app keeps what must outlive a page. */
export type TextStore = {
  /** @returns null where nothing was written */
  read: () => string | null
  write: (text: string) => void
  /** False while what was written is only in memory: the store took none of it, and it is gone with the page. */
  isStored: () => boolean
  /**
   * Tells of every change, whoever wrote it.
   *
   * @returns unsubscribes
   */
  subscribe: (notify: () => void) => () => void
}
