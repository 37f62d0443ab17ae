import { FileHash } from '../../../components/FileHash.tsx'
import { text } from './settingsCopy.ts'

import '../../../components/Columns.css'

export type AboutSectionProps = {
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
