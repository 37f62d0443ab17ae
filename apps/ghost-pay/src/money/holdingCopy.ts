import { textOf } from '../text/textOf.ts'

/** What is wrong with the gateway's word about a token that an account holds, and why a token is put aside. */
export const holdingCopy = {
  'holding.decimals':
    'The token counts with {decimals} decimals, Safe’s service with {claimed}. It is {amount}.',
  'holding.amount': 'The token itself says {amount}.',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(holdingCopy)
