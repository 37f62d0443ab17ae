import type { Personality } from '../Personality.ts'
import { anything, checkOptions } from './checkOptions.ts'

/** Which lie a spoofing wallet tells in its announcement. */
export type Lie = 'name' | 'longName' | 'noName' | 'scriptIcon' | 'remoteIcon' | 'rdns'

const rightToLeftOverride = '\u202e'

const lies: Record<Lie, NonNullable<Personality['info']>> = {
  name: { name: `Trusted ${rightToLeftOverride}tellaW<b>` },
  longName: { name: 'Very Trusted Wallet '.repeat(20) },
  noName: { name: '' },
  scriptIcon: { icon: 'javascript:alert(document.domain)' },
  remoteIcon: { icon: 'https://tracker.invalid/pixel.png' },
  rdns: { rdns: 'not an rdns/../../' },
}

/**
 * Lies in its announcement. Behind it, it approves everything.
 *
 * @param options.lies which lies; all but `longName` and `noName` unless given
 * @param options.info anything else to announce, for example another wallet's rdns
 */
export function spoofing(
  options: {
    lies?: readonly Lie[] | undefined
    info?: NonNullable<Personality['info']> | undefined
  } = {},
): Personality {
  const { lies: told = ['name', 'scriptIcon', 'rdns'], info = {} } = checkOptions(
    'spoofing',
    options,
    {
      lies: {
        fits: (value) =>
          Array.isArray(value) && value.every((lie: unknown) => Object.hasOwn(lies, String(lie))),
        takes: `a list of ${Object.keys(lies).join(', ')}`,
      },
      info: anything,
    },
  )
  const announced: NonNullable<Personality['info']> = {}
  for (const lie of told) Object.assign(announced, lies[lie])
  return {
    name: 'spoofing',
    info: { ...announced, ...info },
    decide: () => ({ answer: 'approve' }),
  }
}
