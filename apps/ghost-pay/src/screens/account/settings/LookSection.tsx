import { Field } from '../../../components/Field.tsx'
import { Select } from '../../../components/Select.tsx'
import type { Appearance } from '../../../data/appearance.ts'
import { isLanguage, type Language, languages } from '../../../text/languages.ts'
import { useText } from '../../../text/useText.ts'
import { settingsCopy } from './settingsCopy.ts'

export type LookSectionProps = {
  appearance: Appearance
  /** The currency in use, and those that the gateway knows; undefined while it is asked, null when it did not say. */
  currency: string
  currencies: readonly string[] | null | undefined
  /** The language that was chosen, and the one that the page is in. */
  language: Language
  shownLanguage: Language
  onAppearance: (appearance: Appearance) => void
  onCurrency: (currency: string) => void
  onLanguage: (language: Language) => void
}

const appearances = ['system', 'light', 'dark'] as const

/** How the page looks and speaks. */
export function LookSection(props: LookSectionProps) {
  const { appearance, currency, currencies, language, shownLanguage } = props
  const { onAppearance, onCurrency, onLanguage } = props
  const text = useText(settingsCopy)
  const codes = [...new Set([currency, ...(currencies ?? [])])].sort()
  return (
    <section className="gp-stack-tight">
      <h2>{text('settings.look')}</h2>
      <Field label={text('settings.appearance')}>
        {(field) => (
          <Select
            {...field}
            value={appearance}
            options={appearances.map((one) => ({ value: one, label: text(`settings.${one}`) }))}
            onChange={onAppearance}
          />
        )}
      </Field>
      <Field
        label={text('settings.currency')}
        hint={text(currencies === null ? 'settings.currencyFailed' : 'settings.currencyHint')}
      >
        {(field) => (
          <Select
            {...field}
            value={currency}
            options={codes.map((code) => ({ value: code, label: code }))}
            onChange={onCurrency}
          />
        )}
      </Field>
      <Field
        label={text('settings.language')}
        problem={
          language === shownLanguage
            ? undefined
            : text('settings.languageFailed', { language: languages[language] })
        }
      >
        {(field) => (
          <Select
            {...field}
            value={language}
            options={Object.entries(languages).flatMap(([code, name]) =>
              isLanguage(code) ? [{ value: code, label: name, lang: code }] : [],
            )}
            onChange={onLanguage}
          />
        )}
      </Field>
    </section>
  )
}
