import {
  type Address,
  decodeFunctionData,
  erc20Abi,
  erc721Abi,
  type Hex,
  size,
  zeroAddress,
} from 'viem'
import type {
  DataDecoded,
  Erc20Transfer,
  Erc721Transfer,
  Transaction,
  TransferTransactionInfo,
} from '@ghost-pay/gateway-wire'

import { batchOf, decodeData } from './dataDecoded.ts'
import { namedAddress, type Names, plainAddress } from './names.ts'
import { isSettingsMethod, settingsInfo } from './settingsInfo.ts'

/** What a transaction does, in one of the forms of the gateway. */
export type TransactionInfo = Transaction['txInfo']

/** A call of an account. */
export type AccountCall = {
  safe: Address
  to: Address
  value: bigint
  data: Hex
  operation: 0 | 1
  /** The refund fields; without them there is none. */
  refund?:
    | {
        safeTxGas: bigint
        baseGas: bigint
        gasPrice: bigint
        gasToken: Address
        refundReceiver: Address
      }
    | undefined
}

/**
 * Classifies a call: a payment, a change of the account's settings, or anything else. These are the rules of the hosted gateway:
 * delegatecalls, and value together with data, are never more than `Custom`.
 */
export function transactionInfo(call: AccountCall, names: Names): TransactionInfo {
  const { safe, to, value, data, operation } = call
  const dataSize = size(data)
  const decoded = decodeData(data, to, names)
  if (operation === 1 || (value > 0n && dataSize > 0)) return custom(call, decoded, names)
  if (dataSize === 0 && value > 0n) return payment(call, names)
  if (to === safe && decoded && isSettingsMethod(decoded.method))
    return {
      type: 'SettingsChange',
      humanDescription: null,
      dataDecoded: decoded,
      settingsInfo: settingsInfo(decoded, names),
    }
  return tokenTransfer(call, names) ?? custom(call, decoded, names)
}

/** A call of which nothing is known but that it was made. No value is not the value 0. */
export const unknownCall: TransactionInfo = {
  type: 'Custom',
  humanDescription: null,
  to: plainAddress(zeroAddress),
  dataSize: '0',
  value: null,
  methodName: null,
  isCancellation: false,
}

function payment({ safe, to, value }: AccountCall, names: Names): TransactionInfo {
  return {
    type: 'Transfer',
    humanDescription: null,
    sender: plainAddress(safe),
    recipient: namedAddress(to, names),
    direction: 'OUTGOING',
    transferInfo: { type: 'NATIVE_COIN', value: value.toString() },
  }
}

function tokenTransfer({ safe, to, data }: AccountCall, names: Names): TransactionInfo | null {
  const token = names.token(to)
  const moved = token && readTransfer(data, safe)
  if (!moved || (moved.from !== safe && moved.to !== safe)) return null
  return {
    type: 'Transfer',
    humanDescription: null,
    sender: moved.from === safe ? plainAddress(safe) : namedAddress(moved.from, names),
    recipient: moved.to === safe ? plainAddress(safe) : namedAddress(moved.to, names),
    direction: directionOf(safe, moved),
    transferInfo:
      token.type === 'ERC721'
        ? erc721Info(token.address, moved.amount, names)
        : erc20Info(token.address, moved.amount, names),
  }
}

/** The direction of a transfer, seen from an account. */
export function directionOf(
  safe: Address,
  { from, to }: { from: Address; to: Address },
): TransferTransactionInfo['direction'] {
  if (from === safe) return 'OUTGOING'
  return to === safe ? 'INCOMING' : 'UNKNOWN'
}

/** An amount of an ERC-20 token in a transfer. */
export function erc20Info(tokenAddress: Address, value: bigint, names: Names): Erc20Transfer {
  const token = names.token(tokenAddress)
  return {
    type: 'ERC20',
    tokenAddress,
    value: value.toString(),
    tokenName: token?.name ?? null,
    tokenSymbol: token?.symbol ?? null,
    logoUri: token?.logoUri ?? null,
    decimals: token?.decimals ?? null,
    trusted: token?.trusted ?? null,
    imitation: false,
  }
}

/** An ERC-721 token in a transfer. */
export function erc721Info(tokenAddress: Address, tokenId: bigint, names: Names): Erc721Transfer {
  const token = names.token(tokenAddress)
  return {
    type: 'ERC721',
    tokenAddress,
    tokenId: tokenId.toString(),
    tokenName: token?.name ?? null,
    tokenSymbol: token?.symbol ?? null,
    logoUri: token?.logoUri ?? null,
    trusted: token?.trusted ?? null,
  }
}

/** One list, because a decoder that does not find a function throws, which costs more than all else. */
const transferAbi = [...erc721Abi, ...erc20Abi]

/** `transfer`, `transferFrom`, `safeTransferFrom` of a token. For ERC-721 the amount is the id of the token. */
export function readTransfer(
  data: Hex,
  caller: Address,
): { from: Address; to: Address; amount: bigint } | null {
  try {
    const call = decodeFunctionData({ abi: transferAbi, data })
    if (call.functionName === 'transfer')
      return { from: caller, to: call.args[0], amount: call.args[1] }
    if (call.functionName === 'transferFrom' || call.functionName === 'safeTransferFrom') {
      const [from, to, amount] = call.args
      return { from, to, amount }
    }
  } catch {
    // Another call.
  }
  return null
}

function custom(call: AccountCall, decoded: DataDecoded | null, names: Names): TransactionInfo {
  const { to, value, data } = call
  const batch = decoded?.method === 'multiSend' ? batchOf(data) : null
  return {
    type: 'Custom',
    humanDescription: null,
    to: namedAddress(to, names),
    dataSize: size(data).toString(),
    value: value.toString(),
    methodName: decoded?.method ?? null,
    ...(batch && { actionCount: batch.length }),
    isCancellation: isCancellation(call),
  }
}

/** Whether a call is a rejection: an empty call of the account to itself. The refund is all default, or all set for a relayer. */
export function isCancellation({ safe, to, value, data, operation, refund }: AccountCall): boolean {
  if (to !== safe || value !== 0n || size(data) > 0 || operation !== 0) return false
  if (!refund) return true
  const { baseGas, gasPrice, gasToken, refundReceiver } = refund
  const set = [
    baseGas !== 0n,
    gasPrice !== 0n,
    gasToken !== zeroAddress,
    refundReceiver !== zeroAddress,
  ]
  return (set.every((is) => !is) && refund.safeTxGas === 0n) || set.every(Boolean)
}

/** The tokens and contracts whose names an answer about this call needs. */
export function addressesIn({ to, data }: Pick<AccountCall, 'to' | 'data'>): Address[] {
  const batch = batchOf(data) ?? []
  return [
    ...(size(data) > 0 ? [to] : []),
    ...batch.filter((call) => size(call.data) > 0).map((call) => call.to),
  ]
}
