import { StoreFailedError } from '../offchain/StoreFailedError.ts'
import { notFound, type Problem, refusal, unavailable } from '../problems.ts'
import type { Fault } from './Fault.ts'

/** The faults that answer without the gateway. */
export type CannedFault = Exclude<
  Fault,
  'timeout' | 'slow' | 'lost' | 'flapping' | 'truncated' | 'cut' | 'stale' | 'tamper'
>

const json = { headers: { 'content-type': 'application/json' } }
const page = '<!doctype html><title>Bad gateway</title>'

/**
 * A wrong answer that is the same for every request.
 *
 * @param url of the request: some answers name its chain
 */
export function cannedAnswer(fault: CannedFault, url: string): Response {
  const chainId = /\/(?:chains|tx-service)\/(\d+)/.exec(url)?.[1] ?? '0'
  switch (fault) {
    case '403':
      return problem(refusal(403, 'Forbidden resource'))
    case '404':
      return problem(notFound())
    case '429':
      return Response.json({ message: 'Rate limit reached', statusCode: 429 }, { status: 429 })
    case '500':
      return Response.json({ code: 500, message: 'Internal server error' }, { status: 500 })
    case '503':
      return problem(unavailable())
    case 'wrong-chain':
      return problem(
        unavailable(`The node of chain ${chainId} serves chain 99. Nothing is read from it.`),
      )
    case 'reading':
      return problem(
        unavailable(`Chain ${chainId} is still being read: block 4999 of 1000000. Ask again.`),
      )
    case 'store':
      return problem(new StoreFailedError(undefined))
    case 'bad-gateway':
      return new Response(page, { status: 502, headers: { 'content-type': 'text/html' } })
    case 'garbage':
      return new Response(page, json)
    case 'empty':
      return new Response('', json)
    case 'null':
      return new Response('null', json)
    case 'list':
      return new Response('[]', json)
  }
}

function problem({ problem: { status, body } }: { problem: Problem }): Response {
  return Response.json(body, { status })
}
