/** The scripts that are written from right to left, of those that are in use. */
const rightToLeft = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']

/**
 * Which way a language is written: some are in one country as in another they are not.
 *
 * @param locale BCP 47, for example `ar-EG`
 */
export function direction(locale: string): 'ltr' | 'rtl' {
  const { script = '' } = new Intl.Locale(locale).maximize()
  return rightToLeft.includes(script) ? 'rtl' : 'ltr'
}
