import { useState } from 'react'
import { type Address, isAddressEqual } from 'viem'
import type { Collectible } from '@ghost-pay/gateway-client'
import type { DraftCall } from '@ghost-pay/safe-account/store'
import { erc721TransferCall, plainText } from '@ghost-pay/safe-protocol'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { chains } from '../../../chains.ts'
import { Button } from '../../../components/Button.tsx'
import { Form } from '../../../components/Form.tsx'
import { readRecipientOf } from '../../../people/readRecipientOf.ts'
import { text as say } from '../../../people/recipientCopy.ts'
import { payerOf } from '../pay/payment.ts'
import { RecipientField } from '../pay/RecipientField.tsx'
import { useRecipient } from '../pay/useRecipient.ts'
import { text } from './assetsCopy.ts'

export type SendCollectibleProps = {
  account: SharedAccount
  collectible: Collectible
  /** Contracts of tokens that the account holds: nobody is paid there. */
  tokens: readonly { token: Address; symbol: string }[]
  onReview: (call: DraftCall) => void
  onCancel: () => void
}

/** Who gets a collectible; it is looked over and signed on the review screen. */
export function SendCollectible(props: SendCollectibleProps) {
  const { account, collectible, tokens, onReview, onCancel } = props
  const [typed, setTyped] = useState('')
  const [isSent, setSent] = useState(false)
  const recipient = useRecipient(account, typed)
  const read = readRecipientOf(typed, payerOf(account, tokens), chains)
  const isCollection =
    read.status === 'address' && isAddressEqual(read.address, collectible.address)
  const problem = isCollection
    ? say('recipient.tokenContract', { symbol: plainText(collectible.tokenSymbol ?? '') })
    : read.status === 'problem'
      ? say(...read.problem)
      : read.status === 'name'
        ? say('recipient.choose', { name: read.name })
        : undefined

  function review() {
    setSent(true)
    if (read.status !== 'address' || isCollection) return
    const { to, value, data } = erc721TransferCall({
      token: collectible.address,
      from: account.address,
      to: read.address,
      tokenId: collectible.id,
    })
    onReview({ to, value, data })
  }

  return (
    <Form className="gp-panel" onSubmit={() => review()}>
      <h2>
        {text('assets.sendTitle', {
          name: plainText(collectible.name ?? '') || text('assets.number', { id: collectible.id }),
        })}
      </h2>
      <RecipientField
        account={account}
        value={typed}
        problem={isSent ? problem : undefined}
        hint={recipient.said && say(...recipient.said)}
        {...recipient}
        onChange={setTyped}
        onLeave={() => undefined}
      />
      <div className="gp-actions">
        <Button type="submit" look="primary">
          {text('assets.review')}
        </Button>
        <Button onPress={onCancel}>{text('assets.cancel')}</Button>
      </div>
    </Form>
  )
}
