import { textOf } from '../text/textOf.ts'

/** An address whole. */
export const addressBlockCopy = {
  'addressBlock.copy': 'Copy the address of {name}',
  'addressBlock.copyUnnamed': 'Copy the address of this account',
  'addressBlock.explorer': 'Explorer',
  'addressBlock.copyHash': 'Copy the hash of the blockchain’s transaction',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(addressBlockCopy)
