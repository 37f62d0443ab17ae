import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Hash } from 'viem'
import type { AskedSend, AskedState, SinceAsked } from '@ghost-pay/safe-account/store'

import { askedSends, useAskedSend } from './sent.ts'

/** How often the chain is asked what has become of it, in milliseconds. */
const lookInterval = 5000

/** A wallet that was asked to send something and has not answered. */
export type AskedHere = {
  asked: AskedSend
  /** What the chain has of the wallet since; undefined while it is asked, `unread` when it does not answer. */
  since: SinceAsked | 'unread' | undefined
}

type UseAskedStateParameters = {
  /** False while the answer is known already. */
  isAsked: boolean
  /** Asks the chain; undefined while it is not known what for. */
  read: ((asked: AskedSend) => Promise<AskedState>) | undefined
  /** The chain has it done, by this transaction. */
  onDone: (asked: AskedSend, hash: Hash) => void
}

/**
 * Follows a wallet that was asked to send something and whose answer has not come: in this tab or another, also before a reload. What
 * the chain has done is reported as if the wallet had answered, and the note goes (behaviour/payments#asked).
 *
 * @param what the word for it
 * @returns `here` is undefined when no answer is missing; `look` asks the chain at once
 */
export function useAskedState(
  what: string,
  { isAsked, read, onDone }: UseAskedStateParameters,
): { here: AskedHere | undefined; look: () => Promise<unknown> } {
  const asked = useAskedSend(what)
  const canRead = read !== undefined
  const { data, isError, refetch } = useQuery({
    queryKey: ['asked-action', asked, canRead],
    enabled: isAsked && asked !== undefined && canRead,
    refetchInterval: lookInterval,
    retry: false,
    queryFn: () => (asked === undefined || read === undefined ? null : read(asked)),
  })
  const report = useEffectEvent(onDone)
  useEffect(() => {
    if (asked === undefined || data?.status !== 'done') return
    if (data.hash !== undefined) report(asked, data.hash)
    askedSends.settle(what)
  }, [asked, data, what])
  if (asked === undefined || !isAsked || data?.status === 'done') {
    return { here: undefined, look: refetch }
  }
  return { here: { asked, since: isError ? 'unread' : data?.status }, look: refetch }
}
