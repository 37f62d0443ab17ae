import { textOf } from '../text/textOf.ts'

/** The sentences about files that are read as text. */
export const textFileCopy = {
  'file.western': 'Read as Western European text. Check the names.',
  'file.tooLarge':
    'This file has {megabytes} MB. At most {limit} MB are read. Cut it into several.',
  'file.tooLargeOne': 'This file has {megabytes} MB. At most {limit} MB are read.',
  'file.unreadable': 'This file cannot be read as text. Save it as CSV.',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(textFileCopy)
