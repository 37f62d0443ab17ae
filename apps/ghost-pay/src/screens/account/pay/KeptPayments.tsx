import { lazy, Suspense } from 'react'

import { Notice } from '../../../components/Notice.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import type { KeptSignature } from '../../../data/keptSignatures.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { textOf } from '../../../text/textOf.ts'
import { payCopy } from './payCopy.ts'

const text = textOf(payCopy)

const KeptPayment = lazy(() =>
  import('./KeptPayment.tsx').then(({ KeptPayment }) => ({ default: KeptPayment })),
)

export type KeptPaymentsProps = {
  account: SharedAccount
  kept: readonly KeptSignature[]
  /** Why the gateway will not take one of them. It is not kept any more. */
  refusal: string | undefined
  onRefused: (sentence: string) => void
}

/** The payments that were signed here and that the gateway has not taken. */
export function KeptPayments({ account, kept, refusal, onRefused }: KeptPaymentsProps) {
  return (
    <>
      {refusal !== undefined && (
        <Notice tone="stop" title={refusal} urgent>
          {text('pay.kept.refused')}
        </Notice>
      )}
      <Suspense fallback={<Skeleton label={text('pay.kept.opening')} rows={1} />}>
        {kept.map((one) => (
          <KeptPayment
            key={`${one.signed.signer} ${one.signed.safeTxHash}`}
            account={account}
            kept={one}
            onRefused={onRefused}
          />
        ))}
      </Suspense>
    </>
  )
}
