import { text } from './chainsCopy.ts'

/** Whom the page may ask, said before somebody names another node; nothing where nothing limits it. */
export function AllowedHosts({ hosts }: { hosts: readonly string[] | undefined }) {
  if (hosts === undefined) return null
  return (
    <details className="gp-details gp-stack-tight">
      <summary>{text('chains.hosts')}</summary>
      <p className="gp-soft gp-small">{text('chains.hostsWhy')}</p>
      <ul className="gp-stack-tight">
        {hosts.map((host) => (
          <li key={host} className="gp-mono gp-small">
            {host}
          </li>
        ))}
      </ul>
    </details>
  )
}
