/**
 * Which way a language is written.
 *
 * @param locale BCP 47, for example `ar-EG`
 */
export function direction(locale: string): 'ltr' | 'rtl' {
  return /^(?:ar|dv|fa|he|ku|ps|sd|ug|ur|yi)\b/i.test(locale) ? 'rtl' : 'ltr'
}
