import { Field } from '../../../components/Field.tsx'
import type { Appearance } from '../../../data/appearance.ts'
import { languages } from '../../../text/languages.ts'
import { useText } from '../../../text/useText.ts'
import { settingsCopy } from './settingsCopy.ts'

export type LookSectionProps = {
  appearance: Appearance
  /** The currency in use, and those that the gateway knows; undefined while it is asked, null when it did not say. */
  currency: string
  currencies: readonly string[] | null | undefined
  language: string
  onAppearance: (appearance: Appearance) => void
  onCurrency: (currency: string) => void
}

const appearances = ['system', 'light', 'dark'] as const

/** How the page looks and speaks. */
export function LookSection(props: LookSectionProps) {
  const { appearance, currency, currencies, language, onAppearance, onCurrency } = props
  const text = useText(settingsCopy)
  const codes = [...new Set([currency, ...(currencies ?? [])])].sort()
  return (
    <section className="gp-stack-tight">
      <h2>{text('settings.look')}</h2>
      <Field label={text('settings.appearance')}>
        {(field) => (
          <select
            {...field}
            className="gp-input"
            value={appearance}
            onChange={(event) => {
              const chosen = appearances.find((one) => one === event.target.value)
              if (chosen !== undefined) onAppearance(chosen)
            }}
          >
            {appearances.map((one) => (
              <option key={one} value={one}>
                {text(`settings.${one}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label={text('settings.currency')}
        hint={text(currencies === null ? 'settings.currencyFailed' : 'settings.currencyHint')}
      >
        {(field) => (
          <select
            {...field}
            className="gp-input"
            value={currency}
            onChange={(event) => {
              onCurrency(event.target.value)
            }}
          >
            {codes.map((code) => (
              <option key={code} value={code}>
                {code}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={text('settings.language')}>
        {(field) => (
          <select {...field} className="gp-input" value={language} disabled>
            {Object.entries(languages).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
    </section>
  )
}
