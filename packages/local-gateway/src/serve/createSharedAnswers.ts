import type { IncomingMessage, ServerResponse } from 'node:http'

import { shareRuns } from '../indexer/shareRuns.ts'
import { shareKey } from './shareKey.ts'

/** An answer as it goes over the line. */
type Answer = { status: number; headers: string[]; body: Buffer }

/**
 * Answers reads that are asked at the same time once: the answer is worked out and written down for all of them, after the last of them
 * has arrived, so that each sees what it would see alone. Nothing is kept when nobody waits.
 * See behaviour/gateway-server#reads-own-writes.
 *
 * @param answer answers a request
 * @param alone answers a request of `node:http` that has an answer of its own, or cannot be read here
 * @returns answers any request of `node:http`
 */
export function createSharedAnswers(
  answer: (request: Request) => Promise<Response>,
  alone: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
) {
  const share = shareRuns<Answer>()
  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const key = shareKey(incoming)
    if (key === undefined) return alone(incoming, outgoing)
    const read = async () => {
      const url = `http://${incoming.headers.host}${incoming.url}`
      return readAnswer(await answer(new Request(url, { headers: pairs(incoming) })))
    }
    share(key, read).then(
      ({ status, headers, body }) => outgoing.writeHead(status, headers).end(body),
      () => alone(incoming, outgoing),
    )
  }
}

async function readAnswer(response: Response): Promise<Answer> {
  const body = Buffer.from(await response.arrayBuffer())
  response.headers.set('content-length', String(body.length))
  return { status: response.status, headers: [...response.headers].flat(), body }
}

function pairs({ rawHeaders }: IncomingMessage): [string, string][] {
  return rawHeaders.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? '']] : [],
  )
}
