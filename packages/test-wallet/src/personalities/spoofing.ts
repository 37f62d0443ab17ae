import type { Personality } from '../Personality.ts'

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
export function spoofing({
  lies: told = ['name', 'scriptIcon', 'rdns'],
  info = {},
}: {
  lies?: readonly Lie[] | undefined
  info?: NonNullable<Personality['info']> | undefined
} = {}): Personality {
  const announced: NonNullable<Personality['info']> = {}
  for (const lie of told) Object.assign(announced, lies[lie])
  return {
    name: 'spoofing',
    info: { ...announced, ...info },
    decide: () => ({ answer: 'approve' }),
  }
}
