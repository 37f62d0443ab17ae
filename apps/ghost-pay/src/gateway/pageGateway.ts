import { createPageGateway } from '@ghost-pay/local-gateway/page'

import { chains } from '../chains.ts'
import { build } from '../page/build.ts'
import { gatewayHereDatabase, gatewayHereUrl } from './gatewayHereUrl.ts'

/** The gateway inside the page: it reads the chains itself, and keeps what is proposed in this browser. */
export const pageGateway = createPageGateway({
  name: gatewayHereDatabase,
  baseUrl: gatewayHereUrl,
  build,
  chains: chains.map(({ id, name, rpcUrls, nativeCurrency, testnet }) => ({
    chainId: id,
    name,
    rpcUrl: rpcUrls.default.http[0] ?? '',
    nativeCurrency,
    isTestnet: testnet,
  })),
})
