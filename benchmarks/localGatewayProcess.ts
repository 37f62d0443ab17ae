/**
 * A gateway in a process of its own, so that only its work is counted. Serves a chain, and reports what it has used when asked.
 *
 *     node localGatewayProcess.ts <rpcUrl> <folder>
 */
import { createLocalGateway } from '@ghost-pay/local-gateway'
import { journalStore, serveLocalGateway } from '@ghost-pay/local-gateway/node'

import { reportUsage } from './reportUsage.ts'

const [rpcUrl = '', folder = ''] = process.argv.slice(2)
const gateway = createLocalGateway({
  chains: [{ chainId: 31337, name: 'Local', rpcUrl }],
  store: journalStore({ folder }),
  onError: (error) => console.error(error),
})
reportUsage()
const { url } = await serveLocalGateway(gateway, { port: 0 })
process.send?.(url)
