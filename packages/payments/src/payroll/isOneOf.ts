/**
 * Whether a word, or several with spaces between them, is in a list that is written as one text.
 *
 * @param list the words, parted by `between` alone
 * @param between what stands between two of them
 */
export const isOneOf = (word: string, list: string, between: ' ' | '|'): boolean =>
  word !== '' && `${between}${list}${between}`.includes(`${between}${word}${between}`)
