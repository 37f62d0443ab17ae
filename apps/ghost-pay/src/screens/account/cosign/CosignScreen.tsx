import { useState } from 'react'
import type { Hash } from 'viem'
import { useConfig } from 'wagmi'
import { encodeProposal, type Proposal, toProposal } from '@ghost-pay/payments/cosign'
import type { CheckedSignature } from '@ghost-pay/safe-account'
import { findProposal, type KeptProposal, openProposals } from '@ghost-pay/safe-account/store'
import { plainText } from '@ghost-pay/safe-protocol'

import { type SharedAccount, useSharedAccount } from '../../../account/SharedAccount.ts'
import { ButtonLink } from '../../../components/Button.tsx'
import { Empty } from '../../../components/Empty.tsx'
import { NodeFailure } from '../../../components/NodeFailure.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { Warnings } from '../../../components/Warnings.tsx'
import { keptProposals, useKeptProposals } from '../../../kept/useKeptProposals.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import { Screen } from '../../../Screen.tsx'
import { useMined } from '../../../transactions/useMined.ts'
import { useTitle } from '../../../useTitle.ts'
import { PolicyNotice } from '../review/PolicyNotice.tsx'
import { ReviewTitle, ReviewView } from '../review/ReviewView.tsx'
import { useGasCosts } from '../review/useGasCosts.ts'
import { warningsToSay } from '../review/warningsToSay.ts'
import { Executed } from '../transaction/Executed.tsx'
import { saveReceipt } from '../transaction/saveReceipt.ts'
import { CosignBar } from './CosignBar.tsx'
import { text } from './cosignCopy.ts'
import { type ProposalSaid, sayProposalProblem } from './sayProposalProblem.ts'
import { SharePanel } from './SharePanel.tsx'
import { TakeIn } from './TakeIn.tsx'
import { type Cosign, useCosign } from './useCosign.ts'

/** A payment that goes from owner to owner: read, signed, passed on and executed without a gateway. */
export function CosignScreen({ hash }: { hash: Hash }) {
  useTitle(text('cosign.page'))
  const account = useSharedAccount()
  const all = useKeptProposals(account)
  const kept = findProposal(all, {
    chainId: account.chainId,
    safe: account.address,
    safeTxHash: hash,
  })
  return (
    <Screen>
      {kept === undefined ? (
        <Empty
          title={text('cosign.gone')}
          action={<ButtonLink to="/cosign">{text('cosign.open')}</ButtonLink>}
        >
          {text('cosign.goneWhy')}
        </Empty>
      ) : (
        <OneProposal key={hash} account={account} kept={kept} />
      )}
    </Screen>
  )
}

type OneProposalProps = { account: SharedAccount; kept: KeptProposal }

function OneProposal({ account, kept }: OneProposalProps) {
  const config = useConfig()
  const cosign = useCosign(account, kept)
  const { signable, view, asked, onChain, tokens, cosigners, done } = cosign
  const mined = useMined(account.chainId, done, signable)
  const gasCosts = useGasCosts(account, true)
  const { checks } = asked
  const { note } = kept.proposal
  if (done !== undefined && view !== undefined) {
    return (
      <Executed
        account={account}
        details={{ note: note ?? null }}
        own={{ signable, view }}
        signatures={cosigners?.signed ?? []}
        hash={done}
        mined={mined}
        onPrint={() => window.print()}
        onSave={async (line) => {
          const said = note === undefined ? undefined : plainText(note)
          await saveReceipt(config, { signable, view, hash: done, note: said, line })
        }}
      />
    )
  }
  if (view === undefined) return <CosignReads {...cosign} />
  return (
    <>
      <ReviewTitle isStopped={asked.redLine !== undefined}>{text('cosign.title')}</ReviewTitle>
      <ReviewView
        account={account}
        signable={signable}
        view={view}
        tokens={tokens.tokens}
        {...asked}
        registryNames={undefined}
        gasCosts={gasCosts}
        signers={onChain.data && { ...onChain.data, signatures: cosigners?.signed ?? [] }}
        accountNonce={onChain.data?.nonce}
        note={note === undefined ? undefined : plainText(note)}
        notices={
          <>
            <LeftOut signatures={cosigners?.leftOut ?? []} />
            <Warnings warnings={warningsToSay(view)} />
            <PolicyNotice account={account} signable={signable} tokens={tokens.tokens} isUnasked />
          </>
        }
        side={
          <>
            <PassOn proposal={kept.proposal} cosigners={cosigners} />
            <CosignReads {...cosign} />
          </>
        }
      >
        <CosignBar
          account={account}
          cosign={cosign}
          checks={checks}
          proposal={cleaned(kept.proposal, cosigners)}
        />
      </ReviewView>
    </>
  )
}

function CosignReads({ onChain, tokens, view }: Cosign) {
  const isNodeError = onChain.error !== null || tokens.isNodeError
  if (isNodeError) {
    return (
      <NodeFailure
        what={text('cosign.what')}
        retrying={onChain.isFetching}
        onRetry={() => {
          void onChain.refetch()
          tokens.retry()
        }}
      />
    )
  }
  return view === undefined ? <Skeleton label={text('cosign.owners')} rows={4} /> : null
}

type PassOnProps = { proposal: Proposal; cosigners: Cosign['cosigners'] }

/** What the owner hands on, and what comes back. */
function PassOn({ proposal, cosigners }: PassOnProps) {
  const [problem, setProblem] = useState<ProposalSaid>()
  const [said, setSaid] = useState<ProposalSaid>()
  const clean = cleaned(proposal, cosigners)

  async function add(texts: readonly string[]) {
    setSaid(undefined)
    try {
      const merged = await openProposals(texts, proposal)
      keptProposals.keep(merged)
      const count = merged.signatures.length - proposal.signatures.length
      setProblem(undefined)
      setSaid(count > 0 ? ['cosign.added', { count }] : ['cosign.nothingNew'])
    } catch (error) {
      setProblem(sayProposalProblem(error, true))
    }
  }

  return (
    <>
      <SharePanel proposal={clean} link={linkOf(clean)} />
      <TakeIn
        title={text('cosign.add')}
        problem={problem}
        said={said}
        onTexts={(texts) => void add(texts)}
        onProblem={setProblem}
      />
    </>
  )
}

/** Only what counts is passed on; while the chain has not said who the owners are, all of it. */
function cleaned(proposal: Proposal, cosigners: Cosign['cosigners']): Proposal {
  if (cosigners === undefined) return proposal
  const signatures = cosigners.signed.flatMap(({ owner, signature }) =>
    signature === null ? [] : [{ owner, signature }],
  )
  return toProposal({ ...proposal, signatures })
}

/** Opens the proposal in this app; what is after # reaches no server. */
function linkOf(proposal: Proposal): string {
  const page = new URL(document.baseURI)
  page.hash = `/cosign/${encodeProposal(proposal)}`
  return page.href
}

const mostNamed = 5

/** The signatures that came along and do not count, and why. */
export function LeftOut({ signatures }: { signatures: readonly CheckedSignature[] }) {
  const { label } = useAddressBook()
  const { length: count } = signatures
  if (count === 0) return null
  return (
    <Notice tone="warning" title={text('cosign.left', { count })}>
      <ul>
        {signatures.slice(0, mostNamed).map(({ owner, signature, worth }) => (
          <li key={`${owner}${signature}`}>
            {text(worth === 'stranger' ? 'cosign.left.stranger' : 'cosign.left.invalid', {
              name: label(owner),
            })}
          </li>
        ))}
      </ul>
      <p>{text('cosign.leftWhy')}</p>
    </Notice>
  )
}
