import { plainText } from '@ghost-pay/safe-protocol'

const latin = /\p{Script=Latin}/gu
/** Alphabets that have letters which look like Latin ones. */
const others =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}]/gu

/**
 * Letters of a name that stand in one word with those of another alphabet, as in a name that imitates one: the fewer ones of a word, each
 * once. A name of several words may have an alphabet for each.
 */
export const strangeLetters = (name: string): readonly string[] => [
  ...new Set(
    plainText(name)
      .split(/[^\p{L}\p{M}]+/u)
      .flatMap((word) => {
        const own = word.match(latin) ?? []
        const foreign = word.match(others) ?? []
        return own.length < foreign.length ? own : foreign
      }),
  ),
]
