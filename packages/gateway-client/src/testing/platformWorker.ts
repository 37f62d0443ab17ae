/** A worker that sends requests to a gateway and posts the answers to its page. */
import { createGatewayClient } from '../client.ts'
import { getBalances } from '../endpoints/getBalances.ts'
import { safe } from './wire.ts'

const client = createGatewayClient({
  fetch: () =>
    Promise.resolve(
      Response.json({
        fiatTotal: '1',
        items: [
          {
            tokenInfo: {
              type: 'NATIVE_TOKEN',
              address: safe,
              decimals: 18,
              symbol: 'ETH',
              name: 'Ether',
            },
            balance: '1000000000000000000000',
            fiatBalance: '1',
            fiatConversion: '1',
          },
        ],
      }),
    ),
})

const { items } = await getBalances(client, { chainId: 1, address: safe })
postMessage(items[0]?.balance)
