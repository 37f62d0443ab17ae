import { hostileHost } from './wickedText.ts'

declare global {
  /** What the code in a hostile text calls, if a page lets it run. */
  var hostileMark: ((where: string) => void) | undefined
}

/** What a case did to a page. */
export type HostileWatch = {
  /** What broke, a sentence each; nothing for a page that withstood. */
  broken: () => string[]
  stop: () => void
}

/**
 * Looks at what hostile wallets do to a page: code of theirs that ran, foreign addresses that were asked, errors that nobody
 * caught.
 *
 * @param target the window of the page
 */
export function watchPage(target: Window): HostileWatch {
  const broken = new Set<string>()
  const before = globalThis.hostileMark
  globalThis.hostileMark = (where) => broken.add(`Code in its ${where} ran.`)

  const onError = ({ message }: ErrorEvent) => broken.add(`The page threw: ${message}`)
  const onRejection = ({ reason }: PromiseRejectionEvent) =>
    broken.add(`Nobody caught: ${textOf(reason)}`)
  target.addEventListener('error', onError)
  target.addEventListener('unhandledrejection', onRejection)

  const from = performance.now()
  const foreign = () =>
    performance
      .getEntriesByType('resource')
      .filter(({ startTime, name }) => startTime >= from && name.includes(hostileHost))
      .map(({ name }) => `The page asked ${name}.`)
  return {
    broken: () => [...new Set([...broken, ...foreign()])],
    stop() {
      target.removeEventListener('error', onError)
      target.removeEventListener('unhandledrejection', onRejection)
      globalThis.hostileMark = before
    },
  }
}

function textOf(reason: unknown): string {
  try {
    return String(reason)
  } catch {
    return 'something that cannot be read'
  }
}
