import { type Address, getAddress } from 'viem'
import { keyedList } from '@ghost-pay/safe-account/store'

import { browserStore } from '../../../data/browserStore.ts'

const choices = ['shown', 'hidden'] as const

type Token = { chainId: number; address: Address }

/** What a person has chosen for a token: it is shown whatever is thought of it, or it is put aside. */
export type TokenChoice = Token & { choice: (typeof choices)[number] }

/** What was chosen for tokens, in this browser alone. */
export const tokenChoices = keyedList<Token, TokenChoice>(browserStore('ghost-pay.tokens.v1'), {
  keyOf: ({ chainId, address }) => `${chainId}:${address.toLowerCase()}`,
  readOne: (stored) => {
    // Whatever is not as we wrote it throws, or is left out below.
    const { chainId, address, choice } = stored as Record<keyof TokenChoice, unknown>
    const known = choices.find((one) => one === choice)
    return typeof chainId === 'number' && Number.isSafeInteger(chainId) && known !== undefined
      ? { chainId, address: getAddress(address as Address), choice: known }
      : undefined
  },
  most: 500,
})
