import { textOf } from '../text/textOf.ts'

/** An address that can be taken for another. */
export const lookAlikeCopy = {
  'lookAlike.title': 'This address looks like {name}, and is another.',
  'lookAlike.titleUnnamed': 'This address looks like one you have paid, and is another.',
  'lookAlike.know': 'You know',
  'lookAlike.this': 'and this is',
  'lookAlike.more': {
    one: 'It also looks like one other you know.',
    other: 'It also looks like {count} others you know.',
  },
  'lookAlike.mark': 'Looks like {known} and is another address: {address}',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(lookAlikeCopy)
