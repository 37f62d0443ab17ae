import { Source } from '../../components/Source.tsx'
import { text } from './welcomeMoreCopy.ts'

import './WelcomeMore.css'

/** The checks in their order, and who answers each. */
const checks = [
  ['bytes', 'device'],
  ['contract', 'chain'],
  ['gateway', 'gateway'],
  ['token', 'chain'],
  ['rehearsal', 'chain'],
  ['payee', 'device'],
  ['place', 'chain'],
  ['twin', 'gateway'],
] as const

/** What stands between a payment and a signature: eight checks, outlined, as none has run. */
export function ChecksCard() {
  return (
    <article className="gp-card gp-demo-card gp-welcome-card" aria-labelledby="gp-welcome-checks">
      <div className="gp-checks-head">
        <h2 id="gp-welcome-checks">{text('welcomeMore.checks')}</h2>
        <p className="gp-soft gp-small">{text('welcomeMore.checks.text')}</p>
      </div>
      <ol className="gp-demo-rows">
        {checks.map(([check, source]) => (
          <li key={check}>
            <span className="gp-checks-say gp-beside">
              <i aria-hidden="true" />
              {text(`welcomeMore.checks.${check}`)}
            </span>
            <Source source={source} />
          </li>
        ))}
      </ol>
    </article>
  )
}
