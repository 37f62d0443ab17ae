import type { Personality } from '../Personality.ts'
import { anything, checkOptions } from './checkOptions.ts'

/** What a spoofing wallet announces wrongly. */
export type SpoofedField = 'name' | 'longName' | 'noName' | 'scriptIcon' | 'remoteIcon' | 'rdns'

const rightToLeftOverride = '\u202e'

const spoofed: Record<SpoofedField, NonNullable<Personality['info']>> = {
  name: { name: `Trusted ${rightToLeftOverride}tellaW<b>` },
  longName: { name: 'Very Trusted Wallet '.repeat(20) },
  noName: { name: '' },
  scriptIcon: { icon: 'javascript:alert(document.domain)' },
  remoteIcon: { icon: 'https://tracker.invalid/pixel.png' },
  rdns: { rdns: 'not an rdns/../../' },
}

/**
 * Announces false or malformed information. It approves everything.
 *
 * @param options.fields what it announces wrongly; `name`, `scriptIcon` and `rdns` unless given
 * @param options.info anything else to announce, for example another wallet's rdns
 */
export function spoofing(
  options: {
    fields?: readonly SpoofedField[] | undefined
    info?: NonNullable<Personality['info']> | undefined
  } = {},
): Personality {
  const { fields = ['name', 'scriptIcon', 'rdns'], info = {} } = checkOptions('spoofing', options, {
    fields: {
      fits: (value) =>
        Array.isArray(value) &&
        value.every((field: unknown) => Object.hasOwn(spoofed, String(field))),
      takes: `a list of ${Object.keys(spoofed).join(', ')}`,
    },
    info: anything,
  })
  const announced: NonNullable<Personality['info']> = {}
  for (const field of fields) Object.assign(announced, spoofed[field])
  return {
    name: 'spoofing',
    info: { ...announced, ...info },
    decide: () => ({ answer: 'approve' }),
  }
}
