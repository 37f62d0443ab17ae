import { usableLocale } from '../format/usableLocale.ts'

/** Where Spanish is written as in Spain. Everywhere else it is that of Latin America (Unicode CLDR). */
const spain: ReadonlySet<string | undefined> = new Set(['ES', 'EA', 'IC', 'GQ', 'PH'])

/**
 * The languages that serve a reader, the best first: `es-MX`, `es-419`, `es`. English is whatever comes after the last.
 *
 * @param tag BCP 47, also with underscores, as `<html lang>` and many a setting have it; none for what is no tag
 */
export function languageChain(tag: string): string[] {
  const locale = usableLocale(tag.replaceAll('_', '-'))
  if (locale === undefined) return []
  const { language, script, region } = new Intl.Locale(locale).maximize()
  return [...new Set([locale, ...between(language, script, region), language])]
}

/** What stands between a locale and its bare language. */
function between(language: string, script?: string, region?: string): string[] {
  switch (language) {
    case 'es':
      return spain.has(region) ? [] : ['es-419']
    case 'pt':
      return ['pt-BR']
    case 'zh':
      if (script !== 'Hant') return ['zh-CN']
      return region === 'HK' || region === 'MO' ? ['zh-HK', 'zh-TW'] : ['zh-TW']
    default:
      return []
  }
}
