import { type QueryKey, useQuery } from '@tanstack/react-query'
import type { Address, Hash } from 'viem'
import type { GatewayClient, Transaction } from '@ghost-pay/gateway-client'
import { safePartKey, useGateway } from '@ghost-pay/gateway-client/react'
import type { SignableTransaction } from '@ghost-pay/safe-account'
import { isEmptyTransaction, readWaiting } from '@ghost-pay/safe-account/queue'
import { describeInfo } from '@ghost-pay/safe-account/view'
import { plainText, safeTxHash } from '@ghost-pay/safe-protocol'

import { isOfThisVisit } from '../../../account/isOfThisVisit.ts'
import { safeOf } from '../../../account/safeOf.ts'
import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { isGatewayHere } from '../../../gateway/place.ts'
import { useKeptProposals } from '../../../kept/useKeptProposals.ts'
import type { Said } from '../../../text/Said.ts'
import { useQueuedChecks } from '../../../transactions/useQueuedChecks.ts'
import type { ReviewFacts } from './reviewChecks.ts'
import type { reviewCopy } from './reviewCopy.ts'
import { comparedSaid, type TwinInLine, twinInLine } from './twinInLine.ts'

/** So many of those that wait are compared, by their own bytes. */
const most = 100
/** In a list so many are, and beyond them those of which the gateway says the same. The list asks for them anyway. */
const mostInList = 10

/**
 * Of all that waits. Whatever makes the queue stale makes the nonces stale, and this. Under the key of the queue are its pages alone: a
 * proposal is written into each of them.
 */
export const waitingKey = (client: GatewayClient, account: SharedAccount): QueryKey => [
  ...safePartKey(client, safeOf(account), 'nonces'),
  'waiting',
  'all',
]

export type UseTwinParameters = {
  /** The gateway is not asked: only what this browser keeps is compared. */
  isUnasked?: boolean | undefined
  /** In a list, what the gateway says that it does (`describeInfo`). */
  inList?: string | undefined
}

/** Owners whose approval of something that waits holds; who prepared it, when, and what for, by the gateway's word. */
export type WaitingWord = {
  signers: readonly Address[]
  proposer: Address | undefined
  /** Milliseconds since 1970. */
  time: number
  note: string | undefined
}

/** Whether the same waits already. */
export type Twin = {
  found: TwinInLine | undefined
  fact: ReviewFacts['twin']
  said: Said<typeof reviewCopy> | undefined
  /** What waits, as far as it was compared. */
  waiting: readonly SignableTransaction[]
  /** Who has approved what waits, and what the gateway says of it, by its hash. */
  words: ReadonlyMap<Hash, WaitingWord>
  /** False where something waits at its place that is not among them, or may. */
  isPlaceRead: boolean
}

/**
 * Compares a transaction with what waits at the gateway and in this browser (behaviour/payments#twice).
 *
 * @param signable undefined while it is not known
 */
export function useTwin(
  account: SharedAccount,
  signable: SignableTransaction | undefined,
  { isUnasked = false, inList }: UseTwinParameters = {},
): Twin {
  const client = useGateway()
  const safe = safeOf(account)
  const { data, isError, dataUpdatedAt } = useQuery({
    queryKey: waitingKey(client, account),
    enabled: !isUnasked,
    queryFn: async ({ signal }) => {
      return readWaiting(client, { ...safe, signal })
    },
  })
  const candidates = (isUnasked ? [] : (data?.transactions ?? [])).filter(
    ({ txInfo, executionInfo }, place) =>
      inList === undefined ||
      place < mostInList ||
      describeInfo(txInfo) === inList ||
      isAt(executionInfo, signable),
  )
  const { checks, isPending } = useQueuedChecks(account, candidates, most)
  const kept = useKeptProposals(account).map(({ proposal }) => proposal)
  const waiting = [...checks.values()].flatMap((check) => check.signable ?? [])
  const words = new Map(
    candidates.flatMap(({ id, note, timestamp: time }): [Hash, WaitingWord][] => {
      const { signable: own, signers = [], proposer } = checks.get(id) ?? {}
      const word = { signers, proposer, time, note: note === null ? undefined : plainText(note) }
      return own === undefined ? [] : [[safeTxHash(own), word]]
    }),
  )
  const twin = (fact: ReviewFacts['twin'], said?: Twin['said'], found?: TwinInLine): Twin => ({
    found,
    fact,
    said,
    waiting,
    words,
    isPlaceRead:
      isUnasked ||
      isError ||
      (data?.isWhole === true &&
        data.unread === 0 &&
        data.transactions.every(
          ({ id, executionInfo, txInfo }) =>
            !isAt(executionInfo, signable) ||
            (txInfo.type === 'Custom' && txInfo.isCancellation) ||
            checks.get(id)?.signable !== undefined,
        )),
  })
  if (signable === undefined) return twin({ status: 'pending' })
  if (isEmptyTransaction(signable)) return twin({ status: 'none' })
  const found = twinInLine(signable, [...waiting, ...kept], account.onChain?.nonce ?? 0)
  const value = { found, compared: waiting.length }
  if (found !== undefined) {
    return twin({ status: 'said', value: { ...value, isWhole: false }, time: 0 }, undefined, found)
  }
  if (isUnasked) return twin({ status: 'unasked' })
  // What waits at the hosted gateway the one in the page does not know.
  if (isGatewayHere || isError) {
    return twin({ status: 'silent' }, comparedSaid(undefined, 0, true))
  }
  if (data === undefined || isPending || !isOfThisVisit(dataUpdatedAt)) {
    return twin({ status: 'pending' })
  }
  const left = data.transactions.length - candidates.length
  const said = comparedSaid(data, waiting.length + left, isError)
  const whole = { ...value, isWhole: said === undefined }
  return twin({ status: 'said', value: whole, time: dataUpdatedAt }, said)
}

const isAt = (
  executionInfo: Transaction['executionInfo'],
  signable: SignableTransaction | undefined,
): boolean =>
  executionInfo?.type === 'MULTISIG' &&
  signable !== undefined &&
  BigInt(executionInfo.nonce) === signable.transaction.nonce
