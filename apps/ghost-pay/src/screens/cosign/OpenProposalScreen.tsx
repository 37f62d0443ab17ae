import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { type KeptProposal, mostProposals, openProposals } from '@ghost-pay/safe-account/store'

import { formatAccountId } from '../../account/accountId.ts'
import { chains } from '../../chains.ts'
import { Columns } from '../../components/Columns.tsx'
import { Empty } from '../../components/Empty.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { keptProposals, useAllKeptProposals } from '../../kept/useKeptProposals.ts'
import { Screen } from '../../Screen.tsx'
import { cosignPath } from '../../transactions/cosignPath.ts'
import { useTitle } from '../../useTitle.ts'
import { text } from '../account/cosign/cosignCopy.ts'
import { KeptRows } from '../account/cosign/KeptHere.tsx'
import { type ProposalSaid, sayProposalProblem } from '../account/cosign/sayProposalProblem.ts'
import { TakeIn, type TakeInProps } from '../account/cosign/TakeIn.tsx'

export type OpenProposalScreenProps = {
  /** The text of the link that was followed. */
  linked: string | undefined
}

/** Opens a payment that goes from owner to owner: from the link, a text or files. Then its account is shown with it. */
export function OpenProposalScreen({ linked }: OpenProposalScreenProps) {
  useTitle(text('cosign.page'))
  const [, navigate] = useLocation()
  const kept = useAllKeptProposals()
  const [unread, setUnread] = useState<ProposalSaid>()
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: openTogether,
    // It sends no request.
    networkMode: 'always',
    onSuccess: ({ path }) => {
      if (path !== undefined) navigate(path, { replace: true })
    },
  })
  useEffect(() => {
    if (linked !== undefined) mutate([linked])
  }, [linked, mutate])
  const refused = data?.path === undefined ? data?.refused : undefined

  return (
    <Screen>
      <OpenProposalView
        kept={kept}
        isReading={isPending || data?.path !== undefined}
        problem={unread ?? (error === null ? refused : sayProposalProblem(error))}
        onTexts={(texts) => {
          setUnread(undefined)
          mutate(texts)
        }}
        onProblem={setUnread}
      />
    </Screen>
  )
}

type Opened = { path: string; refused?: never } | { path?: never; refused: ProposalSaid }

/** Keeps what was handed over, with what this browser has of the same transaction, and says where it is shown. */
async function openTogether(texts: readonly string[]): Promise<Opened> {
  const opened = await openProposals(texts)
  const { chainId, safe: address, safeTxHash } = opened
  if (!chains.some(({ id }) => id === chainId)) {
    return { refused: ['cosign.bad.chain', { id: String(chainId) }] }
  }
  const before = keptProposals.find(opened)
  const isKept = keptProposals.keep(
    before === undefined ? opened : await openProposals(texts, before.proposal),
  )
  if (!isKept) return { refused: ['cosign.bad.full', { count: mostProposals }] }
  return {
    path: cosignPath({ path: `/a/${formatAccountId({ chainId, address }, chains)}` }, safeTxHash),
  }
}

type OpenProposalViewProps = Pick<TakeInProps, 'problem' | 'onTexts' | 'onProblem'> & {
  kept: readonly KeptProposal[]
  isReading: boolean
}

/** The place where payments are opened that go from owner to owner, and those that go round already. */
export function OpenProposalView({ kept, isReading, ...takeIn }: OpenProposalViewProps) {
  return (
    <Columns
      side={
        <section className="gp-stack-tight">
          <h2>{text('cosign.how')}</h2>
          <ol className="gp-cosign-how gp-small">
            <li>{text('cosign.how.sign')}</li>
            <li>{text('cosign.how.pass')}</li>
            <li>{text('cosign.how.back')}</li>
            <li>{text('cosign.how.execute')}</li>
          </ol>
        </section>
      }
    >
      <div>
        <h1>{text('cosign.title')}</h1>
        <p className="gp-soft">{text('cosign.lead')}</p>
      </div>
      {isReading ? (
        <Skeleton label={text('cosign.reading')} rows={3} />
      ) : (
        <TakeIn
          {...takeIn}
          title={text('cosign.open')}
          hint={text('cosign.openHint')}
          look="primary"
        />
      )}
      {kept.length === 0 ? (
        <Empty title={text('cosign.none')}>{text('cosign.noneWhy')}</Empty>
      ) : (
        <section className="gp-stack-tight">
          <h2>{text('cosign.kept')}</h2>
          <KeptRows kept={kept} />
        </section>
      )}
    </Columns>
  )
}
