import { SafeNotInIframeError } from '../../errors/walletListErrors.ts'

/** A window as far as the channel uses it. */
export type AppWindow = Pick<Window, 'addEventListener' | 'parent'>

/** Asks the Safe app around a page. */
export type SafeAppChannel = {
  /**
   * @param timeout in milliseconds; without it the answer is waited for, because owners take their time
   * @throws {SafeNotInIframeError} no answer in time
   * @throws {Error} with the words of the Safe app, when it refused
   */
  request: (method: string, params: unknown, timeout?: number) => Promise<unknown>
}

export type SafeAppChannelParameters = {
  /** The page inside the Safe app. */
  page: AppWindow
  /** Whose answers count. */
  isTrusted: (origin: string) => boolean
}

/** The version of the protocol that is spoken: that of Safe's own SDK with the same messages. */
const sdkVersion = '9.1.0'

/**
 * Talks to the Safe app in whose frame the page is, in the messages of its SDK: `{ id, method, params, env }` out,
 * `{ id, success, version, data | error }` back. Only the parent window, and only from a trusted origin, is listened to.
 */
export function createSafeAppChannel({
  page,
  isTrusted,
}: SafeAppChannelParameters): SafeAppChannel {
  const waiting = new Map<string, (answer: SafeAppAnswer) => void>()

  page.addEventListener('message', ({ source, origin, data }) => {
    if (source !== page.parent || !isTrusted(origin)) return
    const answer = readAnswer(data)
    if (!answer) return
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })

  return {
    request(method, params, timeout) {
      // A page without https has no `randomUUID`.
      const id = crypto.getRandomValues(new Uint32Array(4)).join('-')
      return new Promise((resolve, reject) => {
        const timer =
          timeout === undefined
            ? undefined
            : setTimeout(() => {
                waiting.delete(id)
                reject(new SafeNotInIframeError())
              }, timeout)
        waiting.set(id, ({ success, data, error }) => {
          clearTimeout(timer)
          if (success) resolve(data)
          else reject(new Error(error))
        })
        // Who the parent is cannot be known before it answers; nothing secret is asked.
        page.parent.postMessage({ id, method, params, env: { sdkVersion } }, '*')
      })
    },
  }
}

type SafeAppAnswer = { id: string; success: boolean; data: unknown; error: string }

function readAnswer(value: unknown): SafeAppAnswer | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, success, version, data, error } = value as { [key: string]: unknown }
  if (typeof id !== 'string' || typeof success !== 'boolean') return undefined
  if (typeof version !== 'string' || !(Number.parseInt(version) >= 1)) return undefined
  return { id, success, data, error: typeof error === 'string' ? error : 'The Safe app refused.' }
}
