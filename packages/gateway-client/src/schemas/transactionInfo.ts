import { object, orElse, type Output } from '../schema.ts'
import { dataDecodedSchema } from './dataDecoded.ts'
import {
  addressInfoSchema,
  addressSchema,
  amount,
  count,
  countText,
  flag,
  hashSchema,
  maybe,
  oneOf,
  openEnum,
  spelled,
  tag,
  text,
} from './primitives.ts'

/** What a transaction does: a payment, a change of settings, a call, a creation, or what this version does not know. */
export type TransactionInfo = Output<typeof transactionInfoSchema>
/** What is transferred. */
export type TransferInfo = Output<typeof transferInfoSchema>
/** Which setting changes, and to what. */
export type SettingsInfo = Output<typeof settingsInfoSchema>

/** What is transferred; amounts in base units. */
export const transferInfoSchema = oneOf({
  NATIVE_COIN: object({ type: tag<'NATIVE_COIN'>(), value: maybe(amount) }),
  ERC20: object({
    type: tag<'ERC20'>(),
    tokenAddress: addressSchema,
    tokenName: maybe(text),
    tokenSymbol: maybe(text),
    logoUri: maybe(text),
    /** Whether it is on a token list; `null` when nobody said. */
    trusted: maybe(flag),
    value: amount,
    decimals: maybe(count),
    /** Made to look like a transfer of another counterparty. */
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
  // Two spellings of one change; the specification's is the one that is handed on.
  type: spelled('CHANGE_IMPLEMENTATION'),
  implementation: addressInfoSchema,
})

/** Which setting changes, and to what. */
export const settingsInfoSchema = oneOf({
  SET_FALLBACK_HANDLER: object({ type: tag<'SET_FALLBACK_HANDLER'>(), handler: addressInfoSchema }),
  ADD_OWNER: object({ type: tag<'ADD_OWNER'>(), owner: addressInfoSchema, threshold: count }),
  REMOVE_OWNER: object({ type: tag<'REMOVE_OWNER'>(), owner: addressInfoSchema, threshold: count }),
  SWAP_OWNER: object({
    type: tag<'SWAP_OWNER'>(),
    oldOwner: addressInfoSchema,
    newOwner: addressInfoSchema,
  }),
  CHANGE_THRESHOLD: object({ type: tag<'CHANGE_THRESHOLD'>(), threshold: count }),
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

/** What a transaction does. */
export const transactionInfoSchema = oneOf({
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
    dataDecoded: maybe(dataDecodedSchema),
    settingsInfo: maybe(settingsInfoSchema),
    humanDescription,
  }),
  Custom: object({
    type: tag<'Custom'>(),
    to: addressInfoSchema,
    /** Bytes of calldata. */
    dataSize: countText,
    value: maybe(amount),
    methodName: maybe(text),
    /** Calls of a batch, when it is one. */
    actionCount: maybe(count),
    isCancellation: flag,
    humanDescription,
  }),
  Creation: object({
    type: tag<'Creation'>(),
    creator: addressInfoSchema,
    transactionHash: hashSchema,
    implementation: maybe(addressInfoSchema),
    factory: maybe(addressInfoSchema),
    saltNonce: maybe(amount),
    humanDescription,
  }),
})
