import { useEffect, useMemo, useState } from 'react'
import type { Address } from 'viem'

import { chains } from '../../../chains.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { AlikeLines } from './AlikeLines.tsx'
import { type Asset, type PaymentForm, readPayment } from './payment.ts'
import { useAlike } from './useAlike.ts'

export type PayAlikeProps = {
  account: SharedAccount
  form: PaymentForm
  assets: readonly Asset[]
}

/** How long nothing has to be typed before anybody is asked, in milliseconds. */
const quietAfter = 600

/** Says while a payment is typed that the same left lately, or waits (behaviour/payments#paid-already). */
export function PayAlike({ account, form, assets }: PayAlikeProps) {
  const read = readPayment(form, assets, account, chains)
  const payment = read.status === 'ready' ? read.payment : undefined
  const typed = useQuiet(
    payment && `${payment.recipient} ${payment.asset.token ?? ''} ${payment.amount}`,
  )
  const drafts = useMemo(() => {
    const [to, token, amount] = typed?.split(' ') ?? []
    if (to === undefined || amount === undefined) return []
    // They were addresses when they were put together.
    return [
      [{ to: to as Address, token: (token || null) as Address | null, amount: BigInt(amount) }],
    ]
  }, [typed])
  const alike = useAlike(account, drafts)
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
