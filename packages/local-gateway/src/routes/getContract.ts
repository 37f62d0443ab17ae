import type { Answers } from '@ghost-pay/gateway-wire'

import type { Gateway } from '../Gateway.ts'
import { refusal } from '../problems.ts'
import { readTarget } from '../request/target.ts'
import type { App } from './Route.ts'

/** A contract with a name: an account contract, one the chain lists, or a token. */
export function getContract(app: App, gateway: Gateway) {
  app.get('/v1/chains/:chainId/contracts/:address', async (c) => {
    const { chain, address } = readTarget(c, gateway)
    const contract = chain.names.contract(address)
    if (!contract) {
      await chain.open()
      await chain.tokens.load([address])
    }
    const token = chain.tokens.get(address)
    if (!contract && !token) throw refusal(404, 'Error fetching the contract data.')
    const name = contract?.name ?? token?.name ?? ''
    return c.json({
      address,
      name,
      displayName: contract?.displayName ?? name,
      logoUri: contract?.logoUri ?? token?.logoUri ?? '',
      contractAbi: contract?.abi ? { abi: [...contract.abi] } : null,
      trustedForDelegateCall: contract?.trustedForDelegateCall ?? false,
    } satisfies Answers['GET /v1/chains/{chainId}/contracts/{contractAddress}'])
  })
}
