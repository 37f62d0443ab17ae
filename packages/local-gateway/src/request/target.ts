import type { Context } from 'hono'
import type { Address } from 'viem'

import type { ServedChain } from '../chain/serveChain.ts'
import type { Gateway } from '../Gateway.ts'
import { notFound } from '../problems.ts'
import { address } from './fields.ts'

/**
 * The chain of the path.
 *
 * @throws ProblemError 404 when the gateway does not serve it
 */
export function readChain(c: Context, gateway: Gateway): ServedChain {
  const chain = findChain(gateway, c.req.param('chainId'))
  if (!chain) throw notFound()
  return chain
}

/** A chain by its id in decimal. */
export function findChain(gateway: Gateway, chainId: string | undefined): ServedChain | undefined {
  return gateway.chains.find(({ settings }) => String(settings.chainId) === chainId)
}

/**
 * The chain and the address of the path; the address is looked at first, as the hosted gateway does.
 *
 * @throws ProblemError 422 when it is no address, 404 when the gateway does not serve the chain
 */
export function readTarget(
  c: Context,
  gateway: Gateway,
  name = 'address',
): { chain: ServedChain; address: Address } {
  return { address: address(c.req.param(name), []), chain: readChain(c, gateway) }
}
