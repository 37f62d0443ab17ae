import {
  getBalancesQueryOptions,
  getNoncesQueryOptions,
  useGateway,
} from '@ghost-pay/gateway-client/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { GatewayFailure } from '../../../components/GatewayFailure.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { useSharedAccount } from '../../../data/SharedAccount.ts'
import { Screen } from '../../../Screen.tsx'
import { useTitle } from '../../../useTitle.ts'
import { assetsOf } from './assetsOf.ts'
import { PayForm } from './PayForm.tsx'
import type { Payment, PaymentForm } from './payment.ts'
import { ReviewPayment } from './ReviewPayment.tsx'

const emptyForm: PaymentForm = { recipient: '', amount: '', token: '' }

/** A payment, from the form to the first signature. What was typed stays while it is looked over. */
export function PayScreen() {
  useTitle('Pay')
  const account = useSharedAccount()
  const client = useGateway()
  const balances = useQuery(getBalancesQueryOptions(client, account))
  const nonces = useQuery(getNoncesQueryOptions(client, account))
  const [form, setForm] = useState(emptyForm)
  const [payment, setPayment] = useState<Payment>()

  if (payment !== undefined) {
    return (
      <Screen>
        <ReviewPayment
          account={account}
          payment={payment}
          nonce={nonces.data?.recommendedNonce}
          onBack={() => {
            setPayment(undefined)
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
      {account.isOwner === false && (
        <Notice tone="careful" title="Only owners can start a payment.">
          The connected address is not an owner of this account.
        </Notice>
      )}
      <PayForm
        form={form}
        assets={assetsOf(account.chain, balances.data?.items)}
        account={account.address}
        onChange={setForm}
        onReview={setPayment}
      />
    </Screen>
  )
}
