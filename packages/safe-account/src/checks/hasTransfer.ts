import { type Address, erc20Abi, erc721Abi, isAddressEqual, type Log, parseEventLogs } from 'viem'
import type { TransactionInfo } from '@ghost-pay/gateway-client'

/**
 * Whether logs have the transfer that a gateway says happened, of the kind that it says: an ERC-721 one has the number of the item where
 * an ERC-20 one has the amount. Undefined for the chain's own currency, which leaves no log.
 */
export function hasTransfer(
  logs: readonly Log[],
  { sender, recipient, transferInfo }: Extract<TransactionInfo, { type: 'Transfer' }>,
): boolean | undefined {
  if (transferInfo.type !== 'ERC20' && transferInfo.type !== 'ERC721') return undefined
  const own = logs.filter(({ address }) => isAddressEqual(address, transferInfo.tokenAddress))
  const isBetween = ({ from, to }: { from: Address; to: Address }) =>
    isAddressEqual(from, sender.value) && isAddressEqual(to, recipient.value)
  return transferInfo.type === 'ERC20'
    ? parseEventLogs({ abi: erc20Abi, logs: own, eventName: 'Transfer' }).some(
        ({ args }) => isBetween(args) && args.value === transferInfo.value,
      )
    : parseEventLogs({ abi: erc721Abi, logs: own, eventName: 'Transfer' }).some(
        ({ args }) => isBetween(args) && args.tokenId === transferInfo.tokenId,
      )
}
