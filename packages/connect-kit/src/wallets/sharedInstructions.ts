import { type CopyOverrides, fillCopy } from '../copy.ts'
import type { Instructions, Wallet } from './Wallet.ts'

const ways = {
  extension: [
    ['install', 'instruction.extension.install'],
    ['create', 'instruction.create'],
    ['refresh', 'instruction.extension.refresh'],
  ],
  mobile: [
    ['install', 'instruction.mobile.install'],
    ['create', 'instruction.create'],
    ['scan', 'instruction.mobile.scan'],
  ],
} as const

/**
 * How most wallets are got, step by step, with the wallet's name in the sentences.
 *
 * @param overrides the host's words
 */
export function sharedInstructions(
  way: keyof typeof ways,
  { name, learnMoreUrl }: Pick<Wallet, 'name' | 'learnMoreUrl'>,
  overrides?: CopyOverrides,
): Instructions {
  return {
    learnMoreUrl,
    steps: ways[way].map(([step, key]) => ({
      step,
      title: fillCopy(`${key}.title`, { wallet: name }, overrides),
      description: fillCopy(`${key}.text`, { wallet: name }, overrides),
    })),
  }
}
