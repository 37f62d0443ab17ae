/**
 * Characters that are not seen, or that turn the direction of what stands around them (Unicode's Cc and Cf), or that no font
 * draws. What only colours the sign before it (U+FE0F) stays: honest names have it.
 */
const invisible = /(?:[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|(?!\ufe0f)\p{Default_Ignorable_Code_Point})+/gu

/**
 * Text that a stranger wrote, such as the name of a token, without what cannot be seen in it: no direction marks, no empty
 * characters, single spaces.
 *
 * @param text as it was written
 * @returns what a reader sees of it; an empty text where nothing can be seen
 */
export const plainText = (text: string): string =>
  text.replace(invisible, '').replace(/\s+/g, ' ').trim()
