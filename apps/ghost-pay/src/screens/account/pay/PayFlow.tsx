import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { isAddressEqual } from 'viem'
import { useConnection } from 'wagmi'
import { Redirect, useLocation } from 'wouter'
import { useConnectModal } from '@ghost-pay/connect-kit'
import { getBalancesQueryOptions, useGateway } from '@ghost-pay/gateway-client/react'

import { chains } from '../../../chains.ts'
import { GatewayFailure } from '../../../components/GatewayFailure.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { emptyDraft } from '../../../data/drafts.ts'
import { useSharedAccount } from '../../../data/SharedAccount.ts'
import { useDraft } from '../../../data/useDraft.ts'
import { useKeptSignatures } from '../../../data/useKeptSignatures.ts'
import { Screen } from '../../../Screen.tsx'
import { useTitle } from '../../../useTitle.ts'
import { NotFoundScreen } from '../../NotFoundScreen.tsx'
import { assetsOf } from './assetsOf.ts'
import { keepReplacement } from './keepReplacement.ts'
import { KeptPayments } from './KeptPayments.tsx'
import { PayForm } from './PayForm.tsx'
import { readPayment } from './payment.ts'
import { PayNotice } from './PayNotice.tsx'
import { payStep } from './payStep.ts'
import { TakesPlace } from './TakesPlace.tsx'
import { useRecipient } from './useRecipient.ts'

// The form comes first: what shows a payment again and asks for the signature is loaded meanwhile.
const loadReview = () => import('./ReviewPayment.tsx')
const ReviewPayment = lazy(() =>
  loadReview().then(({ ReviewPayment }) => ({ default: ReviewPayment })),
)

/**
 * A payment, from the form to the first signature. Each step has its own address, so the browser's Back leads from the
 * review to the form; what was typed outlives the page.
 */
export function PayFlow() {
  useTitle('Pay')
  const account = useSharedAccount()
  const { chainId, address } = account
  const client = useGateway()
  const connection = useConnection()
  const connectModal = useConnectModal()
  const [location, navigate] = useLocation()
  const balances = useQuery(getBalancesQueryOptions(client, { chainId, address }))
  const [draft, setDraft] = useDraft(account)
  const recipient = useRecipient(account, draft.recipient)
  const [refusal, setRefusal] = useState<string>()
  const kept = useKeptSignatures().filter(
    ({ isProposal, signable }) =>
      isProposal && signable.chainId === chainId && isAddressEqual(signable.safe, address),
  )

  useEffect(() => {
    loadReview().catch(() => undefined)
  }, [])

  const formPath = `${account.path}/pay`
  const reviewPath = `${formPath}/review`
  const assets = assetsOf(account.chain, balances.data?.items)
  const step = payStep({
    at: location === formPath ? 'form' : location === reviewPath ? 'review' : 'elsewhere',
    reviewed: draft.reviewed,
    payment: readPayment(draft, assets, account, chains),
    isPending: balances.isPending,
  })

  if (step.name === 'nowhere') return <NotFoundScreen />
  if (step.name === 'backToForm') return <Redirect to={formPath} replace />
  if (step.name === 'waiting') {
    return (
      <Screen>
        <h1>Review the payment</h1>
        <Skeleton label="Asking what this account holds" rows={4} />
      </Screen>
    )
  }
  if (step.name === 'review') {
    return (
      <Screen>
        <Suspense fallback={<Skeleton label="Opening the review" rows={4} />}>
          <ReviewPayment
            account={account}
            payment={step.payment}
            kept={kept}
            onBack={() => {
              navigate(formPath, { replace: true })
            }}
            onProposed={() => {
              setDraft(emptyDraft)
            }}
          />
        </Suspense>
      </Screen>
    )
  }
  return (
    <Screen>
      <h1>Pay</h1>
      <KeptPayments account={account} kept={kept} refusal={refusal} onRefused={setRefusal} />
      {balances.error && (
        <GatewayFailure
          error={balances.error}
          what="what this account holds"
          retrying={balances.isFetching}
          onRetry={() => {
            void balances.refetch()
          }}
        />
      )}
      {connection.status === 'disconnected' && (
        <PayNotice viewer="disconnected" onConnect={() => connectModal.open()} />
      )}
      {account.isOwner === false && <PayNotice viewer="notOwner" />}
      <TakesPlace draft={draft} onChange={setDraft} />
      <PayForm
        form={draft}
        assets={assets}
        account={account}
        recipient={recipient}
        sent={draft.reviewed}
        onChange={(form) => {
          setDraft({ ...draft, ...form })
        }}
        onReview={(payment) => {
          if (draft.place !== '') {
            setDraft(emptyDraft)
            navigate(keepReplacement(account, payment.call, draft.place))
            return
          }
          setDraft({ ...draft, reviewed: true })
          navigate(reviewPath)
        }}
      />
    </Screen>
  )
}
