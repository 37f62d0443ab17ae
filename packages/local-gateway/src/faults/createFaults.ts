import { cannedAnswer } from './cannedAnswer.ts'
import { createRecorder } from './createRecorder.ts'
import { type Fault, isFault } from './Fault.ts'
import { tamper } from './tamper.ts'

/** The request header that names a fault. */
export const faultHeader = 'x-ghost-fault'

/** How long the fault `timeout` keeps a request open, in milliseconds. */
const maxDelay = 120_000
/** How late the fault `slow` is, in milliseconds. */
const slowness = 2_000

/**
 * Answers wrongly on request, so that every failure of a gateway can be shown and tested.
 *
 * @param answer the real gateway
 */
export function createFaults(answer: (request: Request) => Promise<Response>) {
  /** The first real answers, for `stale`. */
  const recorder = createRecorder()
  /** Whether the last request that asked for `flapping` was answered. */
  let isUp = true

  return async (request: Request): Promise<Response> => {
    const wanted = request.headers.get(faultHeader)
    const fault = wanted !== null && isFault(wanted) ? wanted : null
    switch (fault) {
      case null:
      case 'stale':
      case 'tamper':
        return recordOrReplace(request, fault)
      case 'slow':
        await elapsed(slowness, request.signal)
        return answer(request)
      case 'timeout':
        await elapsed(maxDelay, request.signal)
        return gatewayTimeout()
      case 'lost':
        await answer(request)
        return gatewayTimeout()
      case 'flapping':
        isUp = !isUp
        return isUp ? answer(request) : cannedAnswer('503', request.url)
      case 'truncated':
        return halved(await answer(request), (half) => half)
      case 'cut':
        return halved(await answer(request), brokenStream)
      default:
        return cannedAnswer(fault, request.url)
    }
  }

  async function recordOrReplace(request: Request, fault: Fault | null): Promise<Response> {
    const response = await answer(request)
    if (request.method !== 'GET' || !isJson(response)) return response
    const source = await response.text()
    const first = recorder.first(request.url, source)
    const { status, headers } = response
    if (fault === 'stale') return new Response(first, { status, headers })
    return new Response(fault === 'tamper' ? tamper(source) : source, { status, headers })
  }
}

function isJson(response: Response): boolean {
  return response.headers.get('content-type')?.includes('application/json') === true
}

function gatewayTimeout(): Response {
  return Response.json({ message: 'Gateway timeout', statusCode: 504 }, { status: 504 })
}

/** The answer with the first half of its body. */
async function halved(
  response: Response,
  toBody: (half: Uint8Array<ArrayBuffer>) => BodyInit,
): Promise<Response> {
  const { status, headers } = response
  const bytes = new Uint8Array(await response.arrayBuffer())
  return new Response(toBody(bytes.slice(0, Math.ceil(bytes.length / 2))), { status, headers })
}

/** Breaks after the bytes: a server closes the connection. */
function brokenStream(bytes: Uint8Array<ArrayBuffer>): ReadableStream {
  let isSent = false
  return new ReadableStream({
    pull(controller) {
      if (isSent) controller.error(new Error('The connection is cut on purpose.'))
      else controller.enqueue(bytes)
      isSent = true
    },
  })
}

/** Waits, but no longer than the caller does. */
function elapsed(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
