import type { AskedRequest, GivenAnswer, Message } from './wire.ts'

/** The requests of this page that the leading page has to answer. */
export type HandOver = {
  /** Hands a request to the page that leads. Undefined when the lead has changed meanwhile, or the signal is aborted. */
  ask(this: void, request: AskedRequest, signal: AbortSignal): Promise<GivenAnswer | undefined>
  /** The leading page works on a request. */
  taken(id: string): void
  answered(id: string, answer: GivenAnswer): void
  /** Another page leads now, and the requests to the last leader get no answer. */
  giveUp(this: void): void
}

type Asked = { settle: (answer: GivenAnswer | undefined) => void; taken: () => void }

/**
 * @param patience how long the leading page may leave a request lying, in milliseconds
 * @param onSilence called when it does
 */
export function createHandOver({
  post,
  patience,
  onSilence,
}: {
  post: (message: Message) => void
  patience: number
  onSilence: () => void
}): HandOver {
  const asked = new Map<string, Asked>()
  return {
    ask: (request, signal) =>
      new Promise((resolve) => {
        const id = crypto.randomUUID()
        const impatient = setTimeout(onSilence, patience)
        const taken = () => clearTimeout(impatient)
        const abort = () => settle(undefined)
        const settle = (answer: GivenAnswer | undefined) => {
          asked.delete(id)
          taken()
          signal.removeEventListener('abort', abort)
          resolve(answer)
        }
        signal.addEventListener('abort', abort)
        asked.set(id, { settle, taken })
        post({ type: 'ask', id, request })
      }),
    taken: (id) => asked.get(id)?.taken(),
    answered: (id, answer) => asked.get(id)?.settle(answer),
    giveUp() {
      for (const { settle } of [...asked.values()]) settle(undefined)
    },
  }
}
