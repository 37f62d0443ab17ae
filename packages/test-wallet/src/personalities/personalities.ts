import { WalletOptionError } from '../errors.ts'
import type { Personality } from '../Personality.ts'
import { accountless } from './accountless.ts'
import { approving } from './approving.ts'
import { batching } from './batching.ts'
import { chainless } from './chainless.ts'
import { checkOptions } from './checkOptions.ts'
import { disconnecting } from './disconnecting.ts'
import { emptying } from './emptying.ts'
import { garbled } from './garbled.ts'
import { immovable } from './immovable.ts'
import { impersonating } from './impersonating.ts'
import { late } from './late.ts'
import { locked } from './locked.ts'
import { overlay } from './overlay.ts'
import { rejecting } from './rejecting.ts'
import { silent } from './silent.ts'
import { slow } from './slow.ts'
import { spoofing } from './spoofing.ts'
import { stubborn } from './stubborn.ts'
import { thenable } from './thenable.ts'
import { unknownChain } from './unknownChain.ts'

/** Every personality by name, for where a function cannot go: into a page, into a list of stories. */
export const personalities = {
  accountless,
  approving,
  batching,
  chainless,
  disconnecting,
  emptying,
  garbled,
  immovable,
  impersonating,
  late,
  locked,
  overlay,
  rejecting,
  silent,
  slow,
  spoofing,
  stubborn,
  thenable,
  unknownChain,
} as const

/** The name of one of the personalities. */
export type PersonalityName = keyof typeof personalities

/** A personality as data: its name, or its name and its options. */
export type PersonalityDescription =
  | {
      [Name in PersonalityName]: undefined extends OptionsOf<Name> ? Name : never
    }[PersonalityName]
  | {
      [Name in PersonalityName]: undefined extends OptionsOf<Name>
        ? { name: Name; options?: OptionsOf<Name> }
        : { name: Name; options: OptionsOf<Name> }
    }[PersonalityName]

type OptionsOf<Name extends PersonalityName> = Parameters<(typeof personalities)[Name]>[0]

/**
 * Creates the personality of a description.
 *
 * @throws WalletOptionError for a personality or an option that does not exist, or a value that the option does not take
 */
export function toPersonality(description: PersonalityDescription): Personality {
  const { name, options } =
    typeof description === 'string' ? { name: description, options: undefined } : description
  if (!Object.hasOwn(personalities, name))
    throw new WalletOptionError(
      'personality',
      `There is no personality ${name}. There are ${Object.keys(personalities).join(', ')}.`,
    )
  const given = options ?? {}
  if (plain.includes(name)) checkOptions<object>(name, given, {})
  // Name and options belong together by the type above, which a look-up by name cannot carry along.
  const create = personalities[name] as (options: unknown) => Personality
  return create(given)
}

/** The personalities without options. */
const plain: readonly PersonalityName[] = [
  'accountless',
  'approving',
  'immovable',
  'locked',
  'silent',
  'stubborn',
  'thenable',
]
