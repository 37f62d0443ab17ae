import { useState } from 'react'
import { useLocation } from 'wouter'

import { Button } from '../../../components/Button.tsx'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { useDraft } from '../../../data/useDraft.ts'
import type { SignableView } from '../../../data/viewSignable.ts'
import { textOf } from '../../../text/textOf.ts'
import { AskReplace } from '../pay/AskReplace.tsx'
import { isTypedOver } from '../pay/templates/isTypedOver.ts'
import { deedOfBytes } from '../queue/proposalDeed.ts'
import { replacementOf } from '../queue/replacementOf.ts'
import { payAgainCopy } from './payAgainCopy.ts'

const text = textOf(payAgainCopy)

export type PayAgainProps = {
  account: SharedAccount
  /** What was paid, by its own bytes. */
  view: SignableView
  /** What it is for; nothing where that may be another thing the next time. */
  note?: string | undefined
  isPrimary?: boolean | undefined
}

/** Opens Pay with the payee, the token and the amount of a payment that is over (behaviour/payments#again). */
export function PayAgain({ account, view, note = '', isPrimary = false }: PayAgainProps) {
  const [, navigate] = useLocation()
  const [begun, setDraft] = useDraft(account)
  const [isAsking, setAsking] = useState(false)
  const draft = { ...replacementOf({ ...deedOfBytes(view), nonce: 0 }), place: '', note }
  const use = () => {
    setDraft(draft)
    navigate(`${account.path}/pay`)
  }
  if (isAsking) {
    return (
      <AskReplace
        question={text('payAgain.replaces')}
        take={text('payAgain.replace')}
        keep={text('payAgain.keep')}
        onTake={use}
        onKeep={() => {
          setAsking(false)
        }}
      />
    )
  }
  return (
    <Button
      look={isPrimary ? 'primary' : 'plain'}
      onPress={() => {
        if (isTypedOver(begun, draft)) setAsking(true)
        else use()
      }}
    >
      {text('payAgain')}
    </Button>
  )
}
