/** Capital letters of Cyrillic, Greek and Armenian that are drawn as a Latin one, or whose small letter is. */
const foreign = 'АВСЕНІЈКМОРЅТХУԀԚԜҺӀѴ' + 'ΑΒΕΗΙΚΜΝΟΡΤΧΥΖ' + 'ՕՍՀՈՑՅ'
/** The Latin letter of each. */
const latin = 'ABCEHIJKMOPSTXYDQWHIV' + 'ABEHIKMNOPTXYZ' + 'OUHNGJ'

/**
 * A text in capitals, with a Latin letter for each one of another alphabet that looks like it: two texts that come to the same can be
 * taken for one another. Accents stay, apart from their letters.
 *
 * @param text as it was written
 */
export const latinLetters = (text: string): string =>
  [...text.normalize('NFKD').toUpperCase()]
    .map((letter) => latin[foreign.indexOf(letter)] ?? letter)
    .join('')
