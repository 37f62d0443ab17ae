import { type Address, isAddressEqual } from 'viem'
import { tokenAt } from '@ghost-pay/safe-account/tokens'
import { type KnownToken, plainText } from '@ghost-pay/safe-protocol'

import { Check } from '../../../components/Check.tsx'
import { StopIcon } from '../../../components/icons.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { Warnings } from '../../../components/Warnings.tsx'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import { splitAmount } from '../../../format/splitAmount.ts'
import type { MessageContent } from './messageContent.ts'
import { text } from './messageCopy.ts'
import type { MessageRisk, Permission } from './messageRisk.ts'

export type MessageRisksProps = {
  risk: MessageRisk
  content: MessageContent
  /** By what the chain says. */
  tokens: readonly KnownToken[]
  account: { address: Address; chainId: number }
  isMeant: boolean
  /** The person says whether they mean it. */
  onMeant: (isMeant: boolean) => void
}

/** What signing a message can cost: permissions in red, first of all. */
export function MessageRisks({
  risk,
  content,
  tokens,
  account,
  isMeant,
  onMeant,
}: MessageRisksProps) {
  const signsInTo = content.kind === 'text' ? content.signsInTo : undefined
  return (
    <>
      {risk.permissions.length > 0 && (
        <section className="gp-red gp-message-permit" aria-label={text('message.headPermit')}>
          <header>
            <StopIcon />
            <div className="gp-stack-tight">
              {risk.permissions.map((permission, index) => (
                <h2 key={index}>
                  <PermissionSentence permission={permission} tokens={tokens} account={account} />
                </h2>
              ))}
              <p>{text('message.permitWhy')}</p>
              <Check isOn={isMeant} onChange={onMeant}>
                {text('message.permitMeant')}
              </Check>
            </div>
          </header>
        </section>
      )}
      {risk.sentence !== undefined && <p className="gp-sentence">{risk.sentence}</p>}
      <Warnings warnings={risk.warnings} />
      {signsInTo !== undefined && (
        <Notice tone="warning" title={text('message.signIn', { domain: signsInTo })}>
          {text('message.signInWhy', { domain: signsInTo })}
        </Notice>
      )}
      {risk.isUnknownForm && risk.warnings.length === 0 && (
        <Notice tone="warning" title={text('message.unknownForm')}>
          {text('message.unknownFormWhy')}
        </Notice>
      )}
      {risk.chainId !== undefined && risk.chainId !== String(account.chainId) && (
        <Notice
          tone="warning"
          title={text('message.otherChain', {
            chain: risk.chainId,
            own: String(account.chainId),
          })}
        >
          {text('message.otherChainWhy')}
        </Notice>
      )}
    </>
  )
}

type PermissionSentenceProps = Pick<MessageRisksProps, 'tokens' | 'account'> & {
  permission: Permission
}

/** Who may take what, with whole addresses where there is no name. */
function PermissionSentence({ permission, tokens, account }: PermissionSentenceProps) {
  const { nameOf } = useAddressBook()
  const { spender, token, owner, amount } = permission
  const known = tokenAt(tokens, token)
  const values = {
    spender: nameOf(spender) ?? spender,
    owner: isAddressEqual(owner, account.address)
      ? text('message.permitOwn')
      : (nameOf(owner) ?? owner),
    token: known === undefined ? token : plainText(known.symbol),
  }
  if (amount === undefined) return text('message.permitAny', values)
  return known === undefined
    ? text('message.permitUnits', { ...values, amount: amount.toString() })
    : text('message.permit', { ...values, amount: splitAmount(amount, known.decimals).whole })
}
