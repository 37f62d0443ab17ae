import type { Personality } from '../Personality.ts'
import { approving } from './approving.ts'
import { disconnecting } from './disconnecting.ts'
import { emptying } from './emptying.ts'
import { immovable } from './immovable.ts'
import { locked } from './locked.ts'
import { overlay } from './overlay.ts'
import { rejecting } from './rejecting.ts'
import { silent } from './silent.ts'
import { slow } from './slow.ts'
import { spoofing } from './spoofing.ts'
import { stubborn } from './stubborn.ts'
import { unknownChain } from './unknownChain.ts'

/** Every personality by name, for where a function cannot go: into a page, into a list of stories. */
export const personalities = {
  approving,
  disconnecting,
  emptying,
  immovable,
  locked,
  overlay,
  rejecting,
  silent,
  slow,
  spoofing,
  stubborn,
  unknownChain,
} as const

export type PersonalityName = keyof typeof personalities

/** A personality as data: its name, or its name and its options. */
export type PersonalityDescription =
  | PersonalityName
  | { [Name in PersonalityName]: { name: Name; options?: OptionsOf<Name> } }[PersonalityName]

type OptionsOf<Name extends PersonalityName> = Parameters<(typeof personalities)[Name]>[0]

/** Makes the personality that data describes. */
export function toPersonality(description: PersonalityDescription): Personality {
  const { name, options } =
    typeof description === 'string' ? { name: description, options: undefined } : description
  // Name and options belong together by the type above, which a look-up by name cannot carry along.
  const create = personalities[name] as (options: unknown) => Personality
  return create(options)
}
