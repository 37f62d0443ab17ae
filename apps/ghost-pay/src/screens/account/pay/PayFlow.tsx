import { useConnectModal } from '@ghost-pay/connect-kit'
import {
  getBalancesQueryOptions,
  getNoncesQueryOptions,
  useGateway,
} from '@ghost-pay/gateway-client/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Redirect, useLocation } from 'wouter'
import { useConnection } from 'wagmi'

import { GatewayFailure } from '../../../components/GatewayFailure.tsx'
import { useSharedAccount } from '../../../data/SharedAccount.ts'
import { Screen } from '../../../Screen.tsx'
import { useTitle } from '../../../useTitle.ts'
import { NotFoundScreen } from '../../NotFoundScreen.tsx'
import { assetsOf } from './assetsOf.ts'
import { payStep } from './payStep.ts'
import { PayForm } from './PayForm.tsx'
import { type PaymentForm, readPayment } from './payment.ts'
import { PayNotice } from './PayNotice.tsx'
import { ReviewPayment } from './ReviewPayment.tsx'

const emptyForm: PaymentForm = { recipient: '', amount: '', token: '' }

/**
 * A payment, from the form to the first signature. Each step has its own address, so the browser's Back leads from the
 * review to the form; what was typed is kept above both.
 */
export function PayFlow() {
  useTitle('Pay')
  const account = useSharedAccount()
  const client = useGateway()
  const connection = useConnection()
  const connectModal = useConnectModal()
  const [location, navigate] = useLocation()
  const balances = useQuery(getBalancesQueryOptions(client, account))
  const nonces = useQuery(getNoncesQueryOptions(client, account))
  const [form, setForm] = useState(emptyForm)
  const [sent, setSent] = useState(false)

  const formPath = `${account.path}/pay`
  const reviewPath = `${formPath}/review`
  const assets = assetsOf(account.chain, balances.data?.items)
  const step = payStep({
    at: location === formPath ? 'form' : location === reviewPath ? 'review' : 'elsewhere',
    sent,
    payment: readPayment(form, assets, account.address),
  })

  if (step.name === 'nowhere') return <NotFoundScreen />
  if (step.name === 'backToForm') return <Redirect to={formPath} replace />
  if (step.name === 'review') {
    return (
      <Screen>
        <ReviewPayment
          account={account}
          payment={step.payment}
          nonce={nonces.data?.recommendedNonce}
          onBack={() => {
            history.back()
          }}
        />
      </Screen>
    )
  }
  const failed = [balances, nonces].find(({ error }) => error !== null)
  return (
    <Screen>
      <h1>Pay</h1>
      {failed?.error && (
        <GatewayFailure
          error={failed.error}
          what="what this account holds"
          retrying={failed.isFetching}
          onRetry={() => {
            void balances.refetch()
            void nonces.refetch()
          }}
        />
      )}
      {connection.status === 'disconnected' && (
        <PayNotice viewer="nobody" onConnect={() => void connectModal.open()} />
      )}
      {account.isOwner === false && <PayNotice viewer="stranger" />}
      <PayForm
        form={form}
        assets={assets}
        account={account.address}
        sent={sent}
        onChange={setForm}
        onReview={() => {
          setSent(true)
          navigate(reviewPath)
        }}
      />
    </Screen>
  )
}
