import { createRecorder } from './createRecorder.ts'
import { type Fault, isFault } from './Fault.ts'
import { tamper } from './tamper.ts'

/** The request header that names a fault. */
export const faultHeader = 'x-ghost-fault'

/** How long the fault `timeout` keeps a request open, in milliseconds. */
const maxDelay = 120_000

/**
 * Answers wrongly on request, so that every failure of a gateway can be shown and tested.
 *
 * @param answer the real gateway
 */
export function createFaults(answer: (request: Request) => Promise<Response>) {
  /** The first real answers, for `stale`. */
  const recorder = createRecorder()

  return async (request: Request): Promise<Response> => {
    const wanted = request.headers.get(faultHeader)
    const fault = wanted !== null && isFault(wanted) ? wanted : null
    if (fault === null || fault === 'stale' || fault === 'tamper') {
      const response = await answer(request)
      return request.method === 'GET' && isJson(response)
        ? recordOrReplace(request.url, response, fault)
        : response
    }
    return faultyAnswer(fault, request)
  }

  async function recordOrReplace(url: string, response: Response, fault: Fault | null) {
    const source = await response.text()
    const first = recorder.first(url, source)
    const { status, headers } = response
    if (fault === 'stale') return new Response(first, { status, headers })
    return new Response(fault === 'tamper' ? tamper(source) : source, { status, headers })
  }
}

function isJson(response: Response): boolean {
  return response.headers.get('content-type')?.includes('application/json') === true
}

async function faultyAnswer(
  fault: Exclude<Fault, 'stale' | 'tamper'>,
  { signal }: Request,
): Promise<Response> {
  switch (fault) {
    case '429':
      return Response.json({ message: 'Rate limit reached', statusCode: 429 }, { status: 429 })
    case '500':
      return Response.json({ code: 500, message: 'Internal server error' }, { status: 500 })
    case '503':
      return Response.json({ code: 503, message: 'Service unavailable' }, { status: 503 })
    case 'garbage':
      return new Response('<!doctype html><title>Bad gateway</title>', {
        headers: { 'content-type': 'application/json' },
      })
    case 'timeout':
      await aborted(signal)
      return Response.json({ message: 'Gateway timeout', statusCode: 504 }, { status: 504 })
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, maxDelay)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
