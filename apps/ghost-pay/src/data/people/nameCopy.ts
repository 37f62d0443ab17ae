import { textOf } from '../../text/textOf.ts'

/** Why a name is not kept as it was typed. */
export const nameCopy = {
  'name.long': 'A name has at most {most} characters, and this has {count}. Shorten it.',
  'name.namesake':
    'Somebody with another address has this name already: {address}. Give another name, or save again to keep both.',
  'name.left': 'Not kept, because somebody with another address has the name already: {names}.',
  'name.leftLong': 'Not kept, because a name has at most {most} characters: {names}.',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(nameCopy)
