import { text } from './componentCopy.ts'
import { CopyButton } from './CopyButton.tsx'

import './Facts.css'

export type FileHashProps = {
  /** The file's name, as a person has it on their disk. */
  name: string
  /** In hexadecimal; undefined in development. */
  sha256: string | undefined
  copyLabel: string
}

/**
 * The SHA-256 of a file in groups of four characters, as `sha256sum` prints it, to compare; read out and copied as one word.
 * Where there is none, it says so.
 */
export function FileHash({ name, sha256, copyLabel }: FileHashProps) {
  if (sha256 === undefined) return <span className="gp-soft gp-small">{text('fileHash.none')}</span>
  const groups = sha256.match(/.{1,4}/g) ?? []
  return (
    <span className="gp-digest-row">
      <span className="gp-anywhere gp-mono">
        <span className="gp-visually-hidden">{sha256}</span>
        {groups.map((group, index) => (
          <span key={index} aria-hidden="true" className="gp-digest-group">
            {group}
          </span>
        ))}
        <span>{name}</span>
      </span>
      <CopyButton text={sha256} label={copyLabel} />
    </span>
  )
}
