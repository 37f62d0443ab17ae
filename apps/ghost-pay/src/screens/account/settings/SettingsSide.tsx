import type { SafeApp } from '@ghost-pay/gateway-client'
import { plainText } from '@ghost-pay/safe-protocol'

import { FileHash } from '../../../components/FileHash.tsx'
import { Mark } from '../../../components/Mark.tsx'
import { SelectField } from '../../../components/SelectField.tsx'
import { Source } from '../../../components/Source.tsx'
import type { Appearance } from '../../../kept/appearance.ts'
import { text } from './settingsCopy.ts'

import '../../../components/Columns.css'
import './Settings.css'

type LookSectionProps = {
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

type AboutSectionProps = {
  /** The short name of the build. */
  build: string
  /** SHA-256 over all its scripts, in hexadecimal; undefined where the page is served from its sources, or cannot hash. */
  buildHash: string | undefined
}

/** Which build this is, to the last digit, and whose work is in it. */
export function AboutSection({ build, buildHash }: AboutSectionProps) {
  return (
    <section className="gp-stack-tight">
      <h2>{text('settings.about')}</h2>
      <p className="gp-mono">{text('settings.build', { build })}</p>
      {buildHash === undefined ? (
        <p className="gp-soft gp-small">{text('settings.buildNoHash')}</p>
      ) : (
        <details className="gp-details gp-stack-tight">
          <summary>{text('settings.buildHash')}</summary>
          <p className="gp-soft gp-small">{text('settings.buildHashHint')}</p>
          <FileHash name="" sha256={buildHash} copyLabel={text('settings.buildCopy')} />
        </details>
      )}
      <p className="gp-soft gp-small">{text('settings.licence')}</p>
      <p>
        <a className="gp-section-link" href="./licences.txt" target="_blank" rel="noreferrer">
          {text('settings.licences')}
        </a>
      </p>
    </section>
  )
}

type AppsSectionProps = {
  /** Undefined while the gateway is asked, null when it did not say. */
  apps: readonly SafeApp[] | null | undefined
}

/** The apps that the gateway lists for accounts of this chain. */
export function AppsSection({ apps }: AppsSectionProps) {
  return (
    <section className="gp-stack-tight">
      <h2>{text('settings.apps')}</h2>
      <p className="gp-soft gp-small">{text('settings.appsHint')}</p>
      <Source source="gateway" />
      {apps === undefined && <p className="gp-soft gp-small">{text('settings.appsLoading')}</p>}
      {apps === null && <Mark tone="warning">{text('settings.appsFailed')}</Mark>}
      {apps?.length === 0 && <p className="gp-soft gp-small">{text('settings.appsNone')}</p>}
      <ul className="gp-list">
        {apps?.map(({ id, name, description, url }) => (
          <li key={id} className="gp-setting gp-stack-close gp-anywhere">
            <strong>{plainText(name)}</strong>
            {description !== null && (
              <span className="gp-soft gp-small">{plainText(description)}</span>
            )}
            {isWebAddress(url) && (
              <a href={url} target="_blank" rel="noreferrer" className="gp-small">
                {new URL(url).host}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const isWebAddress = (url: string): boolean => /^https:\/\//.test(url) && URL.canParse(url)
