import { textOf } from '../text/textOf.ts'

/** Why a name is not kept as it was typed, and what is said of one beside it. */
export const nameCopy = {
  'name.long': 'A name has at most {most} characters, and this has {count}. Shorten it.',
  'name.namesake':
    'Somebody with another address has this name already, or one that looks the same: {address}. Give another name, or save again to keep both.',
  'name.strange': {
    one: 'The letter “{letters}” in this name is from another alphabet, as in a name that imitates another. Type the name anew, or save again to keep it.',
    other:
      'The letters “{letters}” in this name are from another alphabet, as in a name that imitates another. Type the name anew, or save again to keep it.',
  },
  'name.left':
    'Not kept, because somebody with another address has the name already, or one that looks the same: {names}.',
  'name.leftStrange': 'Not kept, because letters of two alphabets stand in one word: {names}.',

  // Beside a name that is chosen.
  'name.also':
    'Somebody with another address has this name, or one that looks the same: {address}.',
  'name.imitates': {
    one: 'The letter “{letters}” in this name is from another alphabet, as in a name that imitates another.',
    other:
      'The letters “{letters}” in this name are from another alphabet, as in a name that imitates another.',
  },
  'name.leftLong': 'Not kept, because a name has at most {most} characters: {names}.',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(nameCopy)
