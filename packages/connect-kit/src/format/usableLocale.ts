/**
 * A locale that `Intl` takes; `undefined`, which is the browser's own, for one that is none.
 *
 * @param locale BCP 47, for example `de-CH`
 */
export function usableLocale(locale: string | undefined): string | undefined {
  try {
    return Intl.getCanonicalLocales(locale)[0]
  } catch {
    return undefined
  }
}
