import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { safeKey, useGateway } from '@ghost-pay/gateway-client/react'
import type { SignableTransaction } from '@ghost-pay/safe-account'
import type { Alike, AlikeTransaction, ComparedPayment } from '@ghost-pay/safe-account/history'
import { givenIn } from '@ghost-pay/safe-account/review'
import { describeTransaction } from '@ghost-pay/safe-protocol'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { ButtonLink } from '../../../components/Button.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { fullTime } from '../../../format/fullTime.ts'
import { load } from '../../../page/load.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import { text } from './alikeCopy.ts'
import type { Payment } from './payment.ts'

export type AlikeLinesProps = Alike & { account: Pick<SharedAccount, 'address' | 'path'> }

/** More of them say the same. */
const most = 2

/** Says that the same left lately, or waits, and links it; and what nobody has compared (behaviour/payments#paid-already). */
export function AlikeLines({ account, found, inside, unread, isWhole }: AlikeLinesProps) {
  const { address, path } = account
  const { label } = useAddressBook()
  const payer = label(address)
  const count = inside.reduce((sum, { payments }) => sum + payments.length, 0)
  const said = [
    ...found.slice(0, most).map((one) => ({ id: one.id, title: titleOf(one, payer) })),
    // One for all lines that were paid by themselves.
    ...inside.slice(0, 1).map(({ id }) => ({ id, title: text('alike.inside', { count }) })),
  ]
  return (
    <>
      {said.map(({ id, title }) => (
        <Notice
          key={`${id} ${title}`}
          tone="warning"
          title={title}
          action={<ButtonLink to={`${path}/tx/${id}`}>{text('alike.see')}</ButtonLink>}
        >
          {text('alike.why')}
        </Notice>
      ))}
      <AlikeRest unread={unread} isWhole={isWhole} />
    </>
  )
}

/** Says what nobody has compared. */
export function AlikeRest({ unread, isWhole }: Pick<Alike, 'unread' | 'isWhole'>) {
  return (
    <>
      {unread > 0 && <p className="gp-soft gp-small">{text('alike.unread', { count: unread })}</p>}
      {!isWhole && <p className="gp-soft gp-small">{text('alike.rest')}</p>}
    </>
  )
}

function titleOf(one: AlikeTransaction, account: string): string {
  if (one.at === undefined) {
    const place = one.place === undefined ? undefined : String(one.place)
    if (one.kind === 'same') {
      return place === undefined ? text('alike.waitsUnplaced') : text('alike.waits', { place })
    }
    const { count } = one
    return place === undefined
      ? text('alike.muchWaitsUnplaced', { count })
      : text('alike.muchWaits', { count, place })
  }
  const day = fullTime(one.at)
  return one.kind === 'same'
    ? text('alike.paid', { account, day })
    : text('alike.muchPaid', { count: one.count, day })
}

/**
 * What paid the same lately, or waits to; nothing while the gateway has not said. It is asked again when the account has
 * changed.
 *
 * @param drafts what would be paid: one after another, each a transaction of its own
 * @returns what was found, and whether it is asked for the first time
 */
export function useAlike(
  {
    chainId,
    address,
    info,
    onChain,
  }: Pick<SharedAccount, 'chainId' | 'address' | 'info' | 'onChain'>,
  drafts: readonly (readonly ComparedPayment[])[],
): Alike & { isAsking: boolean } {
  const client = useGateway()
  const version = onChain?.version ?? info?.version ?? null
  // Five hundred lines become a key once, not with each drawing.
  const lines = useMemo(
    () =>
      JSON.stringify(
        drafts.map((own) => own.map(({ to, token, amount }) => [to, token, String(amount)])),
      ),
    [drafts],
  )
  const { data, isError, isLoading } = useQuery({
    queryKey: [...safeKey(client, { chainId, address }), 'alike', version, lines],
    enabled: drafts.some(({ length }) => length > 0),
    // The same may have waited a moment ago, and have left since.
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { readAlike } = await load(() => import('@ghost-pay/safe-account/history'))
      return readAlike(client, { chainId, address, version, drafts, now: Date.now(), signal })
    },
  })
  return {
    ...(data ?? { found: [], inside: [], unread: 0, isWhole: !isError }),
    isAsking: isLoading,
  }
}

export type AlikeNoticeProps = { account: SharedAccount; signable: SignableTransaction }

/** Says that what is to be signed left lately already. What waits is told by its own bytes elsewhere. */
export function AlikeNotice({ account, signable }: AlikeNoticeProps) {
  const drafts = useMemo(
    () => [
      givenIn(describeTransaction(signable)).flatMap(({ amount, ...one }) =>
        amount === undefined || amount === 0n ? [] : [{ ...one, amount }],
      ),
    ],
    [signable],
  )
  const alike = useAlike(account, drafts)
  const left = ({ at }: { at: number | undefined }) => at !== undefined
  return (
    <AlikeLines
      {...alike}
      account={account}
      found={alike.found.filter(left)}
      inside={alike.inside.filter(left)}
    />
  )
}

export type PayAlikeProps = {
  account: SharedAccount
  /** What is typed; undefined while it is no payment yet. */
  payment: Pick<Payment, 'recipient' | 'asset' | 'amount'> | undefined
}

/** How long nothing has to be typed before anybody is asked, in milliseconds. */
const quietAfter = 600

/** Says while a payment is typed that the same left lately, or waits (behaviour/payments#paid-already). */
export function PayAlike({ account, payment }: PayAlikeProps) {
  const typed = useQuiet(
    payment && `${payment.recipient} ${payment.asset.token ?? ''} ${payment.amount}`,
  )
  const one = typed && payment
  const alike = useAlike(
    account,
    one ? [[{ to: one.recipient, token: one.asset.token ?? null, amount: one.amount }]] : [],
  )
  return <AlikeLines account={account} {...alike} />
}

/** A text as it was when it has not changed for a while; undefined at once. */
function useQuiet(text: string | undefined): string | undefined {
  const [quiet, setQuiet] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(text), quietAfter)
    return () => clearTimeout(timer)
  }, [text])
  return quiet === text ? quiet : undefined
}
