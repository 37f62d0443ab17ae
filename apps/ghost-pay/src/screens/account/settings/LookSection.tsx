import { SelectField } from '../../../components/SelectField.tsx'
import type { Appearance } from '../../../data/appearance.ts'
import { text } from './settingsCopy.ts'

export type LookSectionProps = {
  appearance: Appearance
  /** The currency in use, and those that the gateway knows; undefined while it is asked, null when it did not say. */
  currency: string
  currencies: readonly string[] | null | undefined
  onAppearance: (appearance: Appearance) => void
  onCurrency: (currency: string) => void
}

const appearances = ['system', 'light', 'dark'] as const

/** How the page looks, and the currency it counts in. */
export function LookSection(props: LookSectionProps) {
  const { appearance, currency, currencies, onAppearance, onCurrency } = props
  const codes = [...new Set([currency, ...(currencies ?? [])])].sort()
  return (
    <section className="gp-stack-tight">
      <h2>{text('settings.look')}</h2>
      <SelectField
        label={text('settings.appearance')}
        value={appearance}
        options={appearances.map((one) => ({ value: one, label: text(`settings.${one}`) }))}
        onChange={onAppearance}
      />
      <SelectField
        label={text('settings.currency')}
        hint={text(currencies === null ? 'settings.currencyFailed' : 'settings.currencyHint')}
        value={currency}
        options={codes.map((code) => ({ value: code, label: code }))}
        onChange={onCurrency}
      />
    </section>
  )
}
