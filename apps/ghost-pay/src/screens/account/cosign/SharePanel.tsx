import { Suspense, useMemo, useState } from 'react'
import {
  encodeProposal,
  formatProposalFile,
  type Proposal,
  splitProposal,
} from '@ghost-pay/payments/cosign'

import { Button } from '../../../components/Button.tsx'
import { CopyButton } from '../../../components/CopyButton.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { lazyPart } from '../../../lazyPart.ts'
import { saveFile } from '../../../page/saveFile.ts'
import { codeLength } from '../../../transactions/verifyLink.ts'
import { text } from './cosignCopy.ts'

import './Cosign.css'

const QrCode = lazyPart(() => import('../../../components/QrCode.tsx'), 'QrCode')
const CodeSequence = lazyPart(() => import('../../../components/CodeSequence.tsx'), 'CodeSequence')

export type SharePanelProps = {
  /** With the signatures that hold, and no others. */
  proposal: Proposal
  link: string
}

/** Hands a payment on: a link, a file, or codes: one, or several one after another. */
export function SharePanel({ proposal, link }: SharePanelProps) {
  const [isCodeOpen, setCodeOpen] = useState(false)
  const codes = useMemo(() => shareCodes(proposal, link), [proposal, link])
  return (
    <section className="gp-stack-tight" aria-labelledby="pass-on">
      <div>
        <h2 id="pass-on">{text('cosign.share')}</h2>
        <p className="gp-soft gp-small">{text('cosign.shareHint')}</p>
      </div>
      <p className="gp-cosign-link gp-near">
        <span className="gp-mono gp-fill gp-one-line">{link}</span>
        <CopyButton text={link} label={text('cosign.copy')} />
      </p>
      <Button onPress={() => saveProposal(proposal)}>{text('cosign.save')}</Button>
      {codes === undefined ? (
        <p className="gp-soft gp-small">{text('cosign.noCode')}</p>
      ) : (
        <details className="gp-details" onToggle={(event) => setCodeOpen(event.currentTarget.open)}>
          <summary>{text('cosign.code', { count: codes.length })}</summary>
          {isCodeOpen && (
            <div className="gp-cosign-code">
              {codes.length > 1 && <p className="gp-small">{text('cosign.codesHow')}</p>}
              <Suspense
                fallback={<Skeleton label={text('cosign.code', { count: codes.length })} />}
              >
                {codes.length === 1 ? (
                  <QrCode text={link} alternative={text('cosign.codeOf')} />
                ) : (
                  <CodeSequence codes={codes} />
                )}
              </Suspense>
            </div>
          )}
        </details>
      )}
    </section>
  )
}

/** Saves a proposal as a file that is named after its place in line and its hash. */
export function saveProposal(proposal: Proposal): void {
  const { transaction, safeTxHash } = proposal
  const name = `payment-${transaction.nonce}-${safeTxHash.slice(2, 10)}.json`
  saveFile(name, 'application/json', formatProposalFile(proposal))
}

/** More codes take a camera longer than a minute, and a person does not hold it still for that long. */
const mostCodes = 100

/**
 * A payment as codes, for another device's camera: one with the link, which any camera opens, or its parts one after another, which
 * this app reads.
 *
 * @param link opens it in this app
 * @returns undefined where it is too long for that
 */
export function shareCodes(proposal: Proposal, link: string): readonly string[] | undefined {
  if (link.length <= codeLength) return [link]
  const text = encodeProposal(proposal)
  if (text.length > mostCodes * codeLength) return undefined
  const codes = splitProposal(text, { length: codeLength })
  return codes.length > mostCodes ? undefined : codes
}
