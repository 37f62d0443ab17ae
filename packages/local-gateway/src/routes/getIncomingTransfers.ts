import { filteredRows } from '../answers/filteredRows.ts'
import { partiesOf, summarizeTransfer, tokenOf, type TransferEvent } from '../answers/transfers.ts'
import { openAccount } from '../chain/openAccount.ts'
import type { Gateway } from '../Gateway.ts'
import { address as addressField } from '../request/fields.ts'
import { pageOfTransactions } from '../request/listPage.ts'
import { readAmount, readFlag, readMoment, readParameter } from '../request/readQuery.ts'
import { readTarget } from '../request/target.ts'
import type { App } from './Route.ts'

/** The incoming transfers of an account, newest first. */
export function getIncomingTransfers(app: App, gateway: Gateway) {
  app.get('/v1/chains/:chainId/safes/:address/incoming-transfers', async (c) => {
    const { chain, address } = readTarget(c, gateway)
    const trusted = readFlag(c, 'trusted', true)
    const to = readParameter(c, 'to', addressField)
    const tokenAddress = readParameter(c, 'token_address', addressField)
    const [from, until] = [
      readMoment(c, 'execution_date__gte'),
      readMoment(c, 'execution_date__lte'),
    ]
    if (tokenAddress) await chain.tokens.load([tokenAddress])
    const decimals = tokenAddress && chain.tokens.get(tokenAddress)?.decimals
    const value = readAmount(c, 'value', decimals ?? 18)
    const { ledger } = await openAccount(chain, address)
    const test = (transfer: TransferEvent) => {
      const token = tokenOf(transfer)
      return (
        partiesOf(transfer).from !== address &&
        (to === null || address === to) &&
        (tokenAddress === null || token === tokenAddress) &&
        (!trusted || transfer.kind !== 'erc20Transfer' || chain.isTrustedToken(transfer.emitter)) &&
        (value === null || ('value' in transfer && transfer.value === value)) &&
        (from === null || transfer.timestamp >= from) &&
        (until === null || transfer.timestamp <= until)
      )
    }
    const name = ['incoming', trusted, to, tokenAddress, value, from, until].join()
    const found = await filteredRows(ledger, ledger.incoming, { name, test })
    return pageOfTransactions(c, found, async (items) => {
      await chain.tokens.load(items.map(tokenOf).filter((token) => token !== null))
      return items.map((transfer) => summarizeTransfer(transfer, address, chain.names))
    })
  })
}
