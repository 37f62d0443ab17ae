import { useLocation } from 'wouter'
import { actionOfBytes, type SignableView } from '@ghost-pay/safe-account/view'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { Button } from '../../../components/Button.tsx'
import { offerPayment } from '../../../kept/useDraft.ts'
import { replacementOf } from '../queue/replacementOf.ts'
import { text } from './transactionPageCopy.ts'

export type PayAgainProps = {
  account: SharedAccount
  view: SignableView
  /** What it is for; nothing where that may be another thing the next time. */
  note?: string | undefined
  isPrimary?: boolean | undefined
}

/** Opens Pay with the payee, the token and the amount of a payment that is over (behaviour/payments#again). */
export function PayAgain({ account, view, note = '', isPrimary = false }: PayAgainProps) {
  const [, navigate] = useLocation()
  return (
    <Button
      look={isPrimary ? 'primary' : 'plain'}
      onPress={() => {
        const draft = replacementOf({ ...actionOfBytes(view), nonce: 0, isOwn: true })
        offerPayment(account, { ...draft, place: '', note })
        navigate(`${account.path}/pay`)
      }}
    >
      {text('receipt.payAgain')}
    </Button>
  )
}
