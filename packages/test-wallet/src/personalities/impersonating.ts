import { WalletOptionError } from '../errors.ts'
import type { Personality } from '../Personality.ts'
import { checkOptions, text } from './checkOptions.ts'

/**
 * Announces itself under the identifier of another wallet, which may be in the page as well: two providers, one rdns. Behind it,
 * it approves everything with its own account.
 *
 * @param options.rdns the identifier of the other wallet
 * @param options.name the name that it announces; its own unless given
 * @param options.icon the icon that it announces; its own unless given
 */
export function impersonating(options: {
  rdns: string
  name?: string | undefined
  icon?: string | undefined
}): Personality {
  const { rdns, name, icon } = checkOptions('impersonating', options, {
    rdns: text,
    name: text,
    icon: text,
  })
  if (typeof rdns !== 'string')
    throw new WalletOptionError('rdns', 'The personality impersonating needs the option rdns.')
  return {
    name: 'impersonating',
    info: { rdns, ...(name !== undefined && { name }), ...(icon !== undefined && { icon }) },
    decide: () => ({ answer: 'approve' }),
  }
}
