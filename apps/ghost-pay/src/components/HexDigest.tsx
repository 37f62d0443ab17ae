import type { Hex } from 'viem'
import { getExplorerUrl, type GetExplorerUrlParameters } from '@ghost-pay/chains/explorer'

import { text as say } from './componentCopy.ts'
import { CopyButton } from './CopyButton.tsx'

import './Facts.css'

export type HexDigestProps = {
  digest: Hex
  /** Default: that it is of the blockchain’s transaction. */
  copyLabel?: string | undefined
  /** On whose explorer the transaction of this hash can be looked at. */
  chain?: GetExplorerUrlParameters['chain'] | undefined
}

/** Thirty-two bytes in groups of four characters, the way a device draws them; read out and copied as one word. */
export function HexDigest(props: HexDigestProps) {
  const { digest, copyLabel = say('addressBlock.copyHash'), chain } = props
  const groups = digest.slice(2).match(/.{1,4}/g) ?? []
  const explorerUrl = chain && getExplorerUrl({ chain, type: 'tx', value: digest })
  return (
    <span className="gp-digest-row">
      <span className="gp-anywhere gp-mono">
        <span className="gp-visually-hidden">{digest}</span>
        {groups.map((group, index) => (
          <span key={index} aria-hidden="true" className="gp-digest-group">
            {index === 0 ? `0x${group}` : group}
          </span>
        ))}
      </span>
      <span className="gp-digest-acts gp-near">
        <CopyButton text={digest} label={copyLabel} />
        {explorerUrl !== undefined && (
          <a href={explorerUrl} target="_blank" rel="noreferrer" className="gp-small">
            {say('addressBlock.explorer')}
          </a>
        )}
      </span>
    </span>
  )
}
