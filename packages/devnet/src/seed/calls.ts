import { erc20Abi, multiSendAbi, type SafeTransactionInput } from '@ghost-pay/safe-protocol'
import {
  type Address,
  concat,
  encodeFunctionData,
  encodePacked,
  type Hex,
  parseUnits,
  size,
} from 'viem'

/** A transaction of an account that has no nonce yet. */
export type Call = Omit<SafeTransactionInput, 'nonce'> & { to: Address; data?: Hex; value?: bigint }

/** dUSD has six decimals. */
export const dollars = (amount: number): bigint => parseUnits(String(amount), 6)

/** A transfer of an ERC-20. */
export function tokenTransfer(token: Address, to: Address, value: bigint): Call {
  return {
    to: token,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, value] }),
  }
}

/** Several calls in one transaction: a delegatecall to MultiSendCallOnly, whose packed encoding this is. */
export function batch(multiSendCallOnly: Address, calls: readonly Call[]): Call {
  const packed = concat(
    calls.map(({ to, value = 0n, data = '0x' }) =>
      encodePacked(
        ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
        [0, to, value, BigInt(size(data)), data],
      ),
    ),
  )
  return {
    to: multiSendCallOnly,
    operation: 1,
    data: encodeFunctionData({ abi: multiSendAbi, functionName: 'multiSend', args: [packed] }),
  }
}
