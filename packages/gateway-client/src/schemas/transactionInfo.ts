import type * as Wire from '@ghost-pay/gateway-wire'

import { object, orElse, type Schema } from '../schema.ts'
import { type Address, addressSchema } from './address.ts'
import { type AddressInfo, addressInfoSchema } from './addressInfo.ts'
import { amount } from './amounts.ts'
import { decimals } from './amounts.ts'
import { callSchema, type DataDecoded } from './dataDecoded.ts'
import { type Hash, hashSchema } from './hex.ts'
import { count, countText, threshold } from './numbers.ts'
import { flag, maybe, type OpenEnum, openEnum, optional, spelled, tag, text } from './primitives.ts'
import { oneOf, type UnknownMember } from './union.ts'

/** What a transaction does: a payment, a change of settings, a call, a creation, or what this version does not know. */
export type TransactionInfo =
  | {
      type: 'Transfer'
      sender: AddressInfo
      recipient: AddressInfo
      direction: OpenEnum<'INCOMING' | 'OUTGOING' | 'UNKNOWN'>
      transferInfo: TransferInfo
      humanDescription: string | null
    }
  | {
      type: 'SettingsChange'
      dataDecoded: DataDecoded | null
      settingsInfo: SettingsInfo | null
      humanDescription: string | null
    }
  | {
      type: 'Custom'
      to: AddressInfo
      /** Bytes of calldata. */
      dataSize: number
      value: bigint | null
      methodName: string | null
      /** Calls of a batch, when it is one. */
      actionCount: number | null
      isCancellation: boolean
      humanDescription: string | null
    }
  | {
      type: 'Creation'
      creator: AddressInfo
      transactionHash: Hash
      implementation: AddressInfo | null
      factory: AddressInfo | null
      saltNonce: bigint | null
      humanDescription: string | null
    }
  | UnknownMember
/** What is transferred. */
export type TransferInfo =
  | {
      type: 'NATIVE_COIN'
      value: bigint | null
    }
  | {
      type: 'ERC20'
      tokenAddress: Address
      tokenName: string | null
      tokenSymbol: string | null
      logoUri: string | null
      /** Whether it is on a token list; `null` where the gateway does not say. */
      trusted: boolean | null
      value: bigint
      decimals: number | null
      /** Made to look like a transfer of another counterparty. */
      imitation: boolean
    }
  | {
      type: 'ERC721'
      tokenAddress: Address
      tokenName: string | null
      tokenSymbol: string | null
      logoUri: string | null
      trusted: boolean | null
      tokenId: bigint
    }
  | UnknownMember
/** Which setting changes, and to what. */
export type SettingsInfo =
  | {
      type: 'SET_FALLBACK_HANDLER'
      handler: AddressInfo
    }
  | {
      type: 'ADD_OWNER'
      owner: AddressInfo
      threshold: number
    }
  | {
      type: 'REMOVE_OWNER'
      owner: AddressInfo
      threshold: number
    }
  | {
      type: 'SWAP_OWNER'
      oldOwner: AddressInfo
      newOwner: AddressInfo
    }
  | {
      type: 'CHANGE_THRESHOLD'
      threshold: number
    }
  | {
      type: 'CHANGE_IMPLEMENTATION'
      implementation: AddressInfo
    }
  | {
      type: 'ENABLE_MODULE'
      module: AddressInfo
    }
  | {
      type: 'DISABLE_MODULE'
      module: AddressInfo
    }
  | {
      type: 'SET_GUARD'
      guard: AddressInfo
    }
  | {
      type: 'DELETE_GUARD'
    }
  | {
      type: 'SET_MODULE_GUARD'
      moduleGuard: AddressInfo
    }
  | {
      type: 'DELETE_MODULE_GUARD'
    }
  | UnknownMember

/** What is transferred; amounts in base units. */
export const transferInfoSchema: Schema<
  TransferInfo,
  Wire.TransferTransactionInfo['transferInfo']
> = oneOf({
  NATIVE_COIN: object({ type: tag<'NATIVE_COIN'>(), value: maybe(amount) }),
  ERC20: object({
    type: tag<'ERC20'>(),
    tokenAddress: addressSchema,
    tokenName: maybe(text),
    tokenSymbol: maybe(text),
    logoUri: maybe(text),
    trusted: maybe(flag),
    value: amount,
    decimals: maybe(decimals),
    imitation: orElse(flag, () => false),
  }),
  ERC721: object({
    type: tag<'ERC721'>(),
    tokenAddress: addressSchema,
    tokenName: maybe(text),
    tokenSymbol: maybe(text),
    logoUri: maybe(text),
    trusted: maybe(flag),
    tokenId: amount,
  }),
})

const changeImplementation = object({
  // Two spellings of one change; this one is passed on (behaviour/gateway-client#spellings).
  type: spelled('CHANGE_IMPLEMENTATION'),
  implementation: addressInfoSchema,
})

/** Which setting changes, and to what. */
export const settingsInfoSchema: Schema<
  SettingsInfo,
  NonNullable<Wire.SettingsChangeTransaction['settingsInfo']>
> = oneOf({
  SET_FALLBACK_HANDLER: object({ type: tag<'SET_FALLBACK_HANDLER'>(), handler: addressInfoSchema }),
  ADD_OWNER: object({ type: tag<'ADD_OWNER'>(), owner: addressInfoSchema, threshold }),
  REMOVE_OWNER: object({ type: tag<'REMOVE_OWNER'>(), owner: addressInfoSchema, threshold }),
  SWAP_OWNER: object({
    type: tag<'SWAP_OWNER'>(),
    oldOwner: addressInfoSchema,
    newOwner: addressInfoSchema,
  }),
  CHANGE_THRESHOLD: object({ type: tag<'CHANGE_THRESHOLD'>(), threshold }),
  CHANGE_IMPLEMENTATION: changeImplementation,
  CHANGE_MASTER_COPY: changeImplementation,
  ENABLE_MODULE: object({ type: tag<'ENABLE_MODULE'>(), module: addressInfoSchema }),
  DISABLE_MODULE: object({ type: tag<'DISABLE_MODULE'>(), module: addressInfoSchema }),
  SET_GUARD: object({ type: tag<'SET_GUARD'>(), guard: addressInfoSchema }),
  DELETE_GUARD: object({ type: tag<'DELETE_GUARD'>() }),
  SET_MODULE_GUARD: object({ type: tag<'SET_MODULE_GUARD'>(), moduleGuard: addressInfoSchema }),
  DELETE_MODULE_GUARD: object({ type: tag<'DELETE_MODULE_GUARD'>() }),
})

const humanDescription = maybe(text)

/** Kinds of transactions that this version keeps as unknown members. */
type UnknownKind =
  | 'NativeStakingDeposit'
  | 'NativeStakingValidatorsExit'
  | 'NativeStakingWithdraw'
  | 'Swap'
  | 'SwapAndBridge'
  | 'SwapOrder'
  | 'SwapTransfer'
  | 'TwapOrder'
  | 'VaultDeposit'
  | 'VaultRedeem'

type WireInfo = Wire.Transaction['txInfo']

const knownInfoSchema: Schema<TransactionInfo, Exclude<WireInfo, { type: UnknownKind }>> = oneOf({
  Transfer: object({
    type: tag<'Transfer'>(),
    sender: addressInfoSchema,
    recipient: addressInfoSchema,
    direction: openEnum<'INCOMING' | 'OUTGOING' | 'UNKNOWN'>(),
    transferInfo: transferInfoSchema,
    humanDescription,
  }),
  SettingsChange: object({
    type: tag<'SettingsChange'>(),
    dataDecoded: maybe(callSchema),
    settingsInfo: maybe(settingsInfoSchema),
    humanDescription,
  }),
  Custom: object({
    type: tag<'Custom'>(),
    to: addressInfoSchema,
    dataSize: countText,
    value: maybe(amount),
    methodName: maybe(text),
    actionCount: optional(count),
    isCancellation: flag,
    humanDescription,
  }),
  Creation: object({
    type: tag<'Creation'>(),
    creator: addressInfoSchema,
    transactionHash: hashSchema,
    implementation: maybe(addressInfoSchema),
    factory: optional(addressInfoSchema),
    saltNonce: maybe(amount),
    humanDescription,
  }),
})

/** What a transaction does. */
// `oneOf` reads members of other kinds, too.
export const transactionInfoSchema = knownInfoSchema as Schema<TransactionInfo, WireInfo>
