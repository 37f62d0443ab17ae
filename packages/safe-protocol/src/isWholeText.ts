/**
 * Whether a value is text with no half of a character (a lone surrogate). As UTF-8 every such half is the same sign, so two texts would
 * have one hash.
 */
export const isWholeText = (value: unknown): boolean =>
  typeof value === 'string' && !/\p{Surrogate}/u.test(value)
