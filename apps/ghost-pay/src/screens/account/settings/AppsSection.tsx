import type { SafeApp } from '@ghost-pay/gateway-client'
import { plainText } from '@ghost-pay/safe-protocol'

import { Mark } from '../../../components/Mark.tsx'
import { Source } from '../../../components/Source.tsx'
import { text } from './settingsCopy.ts'

import './Settings.css'

export type AppsSectionProps = {
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
          <li key={id} className="gp-setting">
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
