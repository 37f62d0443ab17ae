import { maxOriginLength } from '../answers/origin.ts'
import {
  address,
  decimal,
  hash,
  hex,
  nullish,
  object,
  operation,
  signature,
  smallDecimal,
  textUpTo,
} from './fields.ts'

/** The body of a proposal. Numbers are decimal strings. */
export const proposalFields = object({
  to: address,
  value: decimal,
  data: nullish(hex),
  nonce: smallDecimal,
  operation,
  safeTxGas: decimal,
  baseGas: decimal,
  gasPrice: decimal,
  gasToken: address,
  refundReceiver: nullish(address),
  safeTxHash: hash,
  sender: address,
  signature: nullish(signature),
  origin: nullish(textUpTo(maxOriginLength)),
})

/** The body of a confirmation: older clients name the signature after what was signed. */
export const confirmationFields = object({
  signature: nullish(signature),
  signedSafeTxHash: nullish(signature),
})
