import { size } from 'viem'
import type { Answers } from '@ghost-pay/gateway-wire'

import { masterCopies } from '../chain/LocalChain.ts'
import { rpcRequest } from '../chain/node.ts'
import type { ServedChain } from '../chain/serveChain.ts'
import type { Gateway } from '../Gateway.ts'
import { readChain } from '../request/target.ts'
import type { App } from './Route.ts'

/** The account implementations that the chain really has. */
export function getMasterCopies(app: App, gateway: Gateway) {
  app.get('/v1/chains/:chainId/about/master-copies', async (c) => {
    const chain = readChain(c, gateway)
    return c.json(
      (await deployedMasterCopies(
        chain,
      )) satisfies Answers['GET /v1/chains/{chainId}/about/master-copies'],
    )
  })
}

/** The account implementations whose code the chain has now. */
export async function deployedMasterCopies(chain: ServedChain) {
  await chain.open()
  const codes = await Promise.all(
    masterCopies.map(({ address }) =>
      rpcRequest<`0x${string}`>(chain.node, 'eth_getCode', [address, 'latest']),
    ),
  )
  return masterCopies.filter((_, index) => size(codes[index] ?? '0x') > 0)
}
