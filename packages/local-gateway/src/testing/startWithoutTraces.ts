import { deployPreviousContracts } from '@ghost-pay/local-chain'

import { startNodeProxy } from './nodeProxy.ts'
import { openGateway, startPlayground } from './playground.ts'

/** A chain, also with the contracts of version 1.3.0, and two gateways, each over a node of its own: the second one cannot trace. */
export async function startWithoutTraces() {
  const playground = await startPlayground()
  // That package has the contracts for its tests.
  await deployPreviousContracts(
    playground.chain.rpcUrl,
    import.meta.resolve('@ghost-pay/local-chain'),
  )
  const proxy = await startNodeProxy(() => playground.chain.rpcUrl)
  proxy.behave({
    answer: (call, ask) =>
      call.method === 'debug_traceTransaction'
        ? { error: { code: -32601, message: 'the method does not exist' } }
        : ask(call),
  })
  return {
    playground,
    gateways: {
      traces: openGateway({ chains: [playground.settings()] }),
      refusesTraces: openGateway({ chains: [playground.settings({ rpcUrl: proxy.url })] }),
    },
    async stop() {
      await proxy.stop()
      await playground.chain.stop()
    },
  }
}
