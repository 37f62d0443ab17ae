import type { KeptSignature } from '@ghost-pay/safe-account/store'

import { Notice } from '../../../components/Notice.tsx'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { KeptPayment } from './KeptPayment.tsx'
import { text } from './payCopy.ts'

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
      {kept.map((one) => (
        <KeptPayment
          key={`${one.signed.signer} ${one.signed.safeTxHash}`}
          account={account}
          kept={one}
          onRefused={onRefused}
        />
      ))}
    </>
  )
}
