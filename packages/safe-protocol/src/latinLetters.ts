/** Capital letters of other alphabets that are drawn as a Latin one, or whose small letter is. */
const twins: ReadonlyMap<string, string> = new Map(
  [
    // Cyrillic
    ['АВСЕНІЈКМОРЅТХУԀԚԜҺӀѴ', 'ABCEHIJKMOPSTXYDQWHIV'],
    // Greek
    ['ΑΒΕΗΙΚΜΝΟΡΤΧΥΖ', 'ABEHIKMNOPTXYZ'],
    // Armenian, by its small letters
    ['ՕՍՀՈՑՅ', 'OUHNGJ'],
  ].flatMap(([foreign = '', latin = '']) =>
    [...foreign].map((letter, place) => [letter, latin[place] ?? letter] as const),
  ),
)

/**
 * A text in capitals, with a Latin letter for each one of another alphabet that looks like it: two texts that come to the same can be
 * taken for one another. Accents stay, apart from their letters.
 *
 * @param text as it was written
 */
export const latinLetters = (text: string): string =>
  [...text.normalize('NFKD').toUpperCase()].map((letter) => twins.get(letter) ?? letter).join('')
