import { connect, type Socket } from 'node:net'

/** What many clients have seen of a server. */
export type Load = {
  /** Answers with status 2xx. */
  answered: number
  /** All others, by status. */
  refused: Map<number, number>
  /** Milliseconds that passed. */
  elapsed: number
  /** The time of 99 of 100 answers, in milliseconds. */
  p99: number
}

/** A request without its host; `undefined` ends a client. */
export type Request = { method: 'GET' | 'POST'; path: string; body?: string } | undefined

/**
 * Lets many clients ask a server at once, each on a connection of its own that is kept, and each as soon as it has its answer. It is
 * made of sockets, because a client that costs as much as the server would be what is measured.
 *
 * @param url of the server
 * @param clients how many
 * @param next what a client asks next
 * @param onAnswer told of every answer of 2xx
 */
export async function load(
  url: string,
  clients: number,
  next: () => Request,
  onAnswer?: (request: NonNullable<Request>) => void,
): Promise<Load> {
  const { hostname, port, host } = new URL(url)
  const times: number[] = []
  const refused = new Map<number, number>()
  const begin = performance.now()

  const run = (socket: Socket) =>
    new Promise<void>((resolve, reject) => {
      let request: Request
      let sent = 0
      let received = Buffer.alloc(0)
      const ask = () => {
        request = next()
        if (!request) {
          socket.destroy()
          return resolve()
        }
        sent = performance.now()
        socket.write(serialize(request, host))
      }
      socket.on('data', (part) => {
        received = received.length === 0 ? part : Buffer.concat([received, part])
        const answer = readAnswer(received)
        if (!answer || !request) return
        received = received.subarray(answer.length)
        if (answer.status >= 200 && answer.status < 300) {
          times.push(performance.now() - sent)
          onAnswer?.(request)
        } else refused.set(answer.status, (refused.get(answer.status) ?? 0) + 1)
        ask()
      })
      socket.on('error', reject)
      socket.on('end', () => reject(new Error('The server has closed a connection.')))
      socket.on('connect', ask)
    })
  await Promise.all(
    Array.from({ length: clients }, () => run(connect({ host: hostname, port: Number(port) }))),
  )
  times.sort((one, other) => one - other)
  const elapsed = performance.now() - begin
  const p99 = times[Math.floor(times.length * 0.99)] ?? NaN
  return { answered: times.length, refused, elapsed, p99 }
}

function serialize({ method, path, body }: NonNullable<Request>, host: string): string {
  const head = `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\n`
  if (body === undefined) return `${head}\r\n`
  const length = Buffer.byteLength(body)
  return `${head}content-type: application/json\r\ncontent-length: ${length}\r\n\r\n${body}`
}

/** The first answer in the bytes, once it is complete (RFC 9112, 6): of a stated length, or in chunks. */
function readAnswer(bytes: Buffer): { status: number; length: number } | undefined {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = bytes.toString('latin1', 0, end).toLowerCase()
  const status = Number(head.slice(9, 12))
  const stated = /\r\ncontent-length: (\d+)/.exec(head)?.[1]
  if (stated !== undefined) {
    const length = end + 4 + Number(stated)
    return bytes.length < length ? undefined : { status, length }
  }
  const last = bytes.indexOf('\r\n0\r\n\r\n', end)
  return last < 0 ? undefined : { status, length: last + 7 }
}
