import { erc20Abi, erc721Abi, isAddressEqual, parseEventLogs, type TransactionReceipt } from 'viem'
import type { TransactionInfo } from '@ghost-pay/gateway-client'

/**
 * Whether a receipt has the transfer that a gateway says happened in it. Undefined for the chain's own currency, which leaves no
 * trace in a receipt.
 */
export function hasTransfer(
  { logs }: Pick<TransactionReceipt, 'logs'>,
  { sender, recipient, transferInfo }: Extract<TransactionInfo, { type: 'Transfer' }>,
): boolean | undefined {
  switch (transferInfo.type) {
    case 'NATIVE_COIN':
    case 'unknown':
      return undefined
    case 'ERC20':
      return parseEventLogs({ abi: erc20Abi, logs, eventName: 'Transfer' }).some(
        ({ address, args: { from, to, value } }) =>
          isAddressEqual(address, transferInfo.tokenAddress) &&
          isAddressEqual(from, sender.value) &&
          isAddressEqual(to, recipient.value) &&
          value === transferInfo.value,
      )
    case 'ERC721':
      return parseEventLogs({ abi: erc721Abi, logs, eventName: 'Transfer' }).some(
        ({ address, args: { from, to, tokenId } }) =>
          isAddressEqual(address, transferInfo.tokenAddress) &&
          isAddressEqual(from, sender.value) &&
          isAddressEqual(to, recipient.value) &&
          tokenId === transferInfo.tokenId,
      )
  }
}
