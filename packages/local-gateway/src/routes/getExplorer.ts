import type { Context } from 'hono'
import { formatUnits, size } from 'viem'
import { getBalance } from 'viem/actions'

import { readAccountState } from '../chain/accountState.ts'
import { getMined, rpcRequest } from '../chain/node.ts'
import type { ServedChain } from '../chain/serveChain.ts'
import type { Gateway } from '../Gateway.ts'
import { address as addressField, hash as hashField } from '../request/fields.ts'
import { readChain } from '../request/target.ts'
import type { App } from './Route.ts'

/**
 * The pages of `blockExplorerUriTemplate` for chains without an explorer: the data of an address or a transaction, as plain text.
 */
export function getExplorer(app: App, gateway: Gateway) {
  app.get('/explorer/:chainId/address/:address', async (c) => {
    const address = addressField(c.req.param('address'), [])
    const chain = readChain(c, gateway)
    const { view } = await chain.open()
    const { number } = view.head
    const [balance, code, account] = await Promise.all([
      getBalance(chain.node, { address, blockNumber: BigInt(number) }),
      rpcRequest<`0x${string}`>(chain.node, 'eth_getCode', [address, 'latest']),
      readAccountState(chain.node, address, number),
    ])
    return page(c, chain, number, [
      `Address: ${address}`,
      `Balance: ${amountOf(chain, balance)}`,
      `Code: ${size(code) === 0 ? 'none' : `${size(code)} bytes`}`,
      ...(account
        ? [
            `Shared account: ${account.threshold} of ${account.owners.length} owners, nonce ${account.nonce}`,
            ...account.owners.map((owner) => `  Owner: ${owner}`),
          ]
        : []),
    ])
  })

  app.get('/explorer/:chainId/tx/:hash', async (c) => {
    const hash = hashField(c.req.param('hash'), [])
    const chain = readChain(c, gateway)
    const { view } = await chain.open()
    const mined = await getMined(chain.node, hash)
    if (!mined)
      return page(c, chain, view.head.number, [`The chain has no transaction ${hash}.`], 404)
    return page(c, chain, view.head.number, [
      `Transaction: ${hash}`,
      `Status: ${mined.success ? 'success' : 'failed'}`,
      `Block: ${mined.block}`,
      `From: ${mined.from}`,
      `To: ${mined.to ?? 'a new contract'}`,
      `Value: ${amountOf(chain, mined.value)}`,
      `Fee: ${amountOf(chain, mined.fee)}`,
      `Data: ${mined.input}`,
    ])
  })

  // Explorers answer so when they have nothing: there are no verified sources here.
  app.get('/explorer/:chainId/api', (c) => {
    readChain(c, gateway)
    return c.json({ status: '0', message: 'NOTOK', result: 'This chain has no explorer.' })
  })
}

function page(
  c: Context,
  { settings: { name, chainId } }: ServedChain,
  block: number,
  lines: readonly string[],
  status: 200 | 404 = 200,
): Response {
  // Plain text, because names and data are untrusted.
  c.header('x-content-type-options', 'nosniff')
  return c.text(`${name} (chain ${chainId}) at block ${block}\n\n${lines.join('\n')}\n`, status)
}

function amountOf({ settings }: ServedChain, amount: bigint): string {
  const { decimals, symbol } = settings.nativeCurrency ?? { decimals: 18, symbol: 'ETH' }
  return `${formatUnits(amount, decimals)} ${symbol}`
}
