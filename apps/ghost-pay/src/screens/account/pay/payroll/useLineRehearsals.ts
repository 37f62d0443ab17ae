import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { type Config, useConfig } from 'wagmi'
import {
  largeBatchLimits,
  type PayableLine,
  type PayrollBatch,
  payrollCall,
} from '@ghost-pay/payments/payroll'
import {
  batchesOf,
  canBind,
  type CheckedPayroll,
  type LineRehearsal,
} from '@ghost-pay/payments/payroll-check'
import { freeNonce } from '@ghost-pay/safe-account/queue'
import { type LineBefore, readLineRehearsal } from '@ghost-pay/safe-account/rehearsal'
import type { AccountId } from '@ghost-pay/safe-account/store'
import { safeTxHash } from '@ghost-pay/safe-protocol'

import type { SharedAccount } from '../../../../account/SharedAccount.ts'
import { chainClient } from '../../../../chain/chainClient.ts'
import { useLineBefore } from '../../../../transactions/useLineBefore.ts'
import { useTakenNonces } from '../../../../transactions/useTakenNonces.ts'

/** Lines that are rehearsed with one question: the field fills up piece by piece. */
const linesAtOnce = 100

/** How long a rehearsal stands before it is run again, in milliseconds. */
const refetchInterval = 20_000

/** What is known of the rehearsal of a payroll so far. */
export type LineRehearsals = {
  lines: ReadonlyMap<number, LineRehearsal>
  /** The block on whose state the newest ran. */
  block: number | undefined
  /** The node cannot do it, or did not answer. */
  isUnable: boolean
}

/**
 * Rehearses the lines that can be paid, without anybody's signature, after what waits in line; again when either changes, and from time
 * to time.
 *
 * @param isBound with the memo of each line in its bytes; a line whose token does not take it is rehearsed without
 */
export function useLineRehearsals(
  account: Pick<SharedAccount, 'chainId' | 'address' | 'onChain'>,
  payable: readonly PayableLine[],
  isBound = false,
): LineRehearsals {
  const { chainId, address, onChain } = account
  const config = useConfig()
  const ahead = useLineAhead(account)
  const owner = onChain?.owners[0]
  const parts = useMemo(() => {
    const count = Math.ceil(payable.length / linesAtOnce)
    return Array.from({ length: count }, (_, part) =>
      payable.slice(part * linesAtOnce, (part + 1) * linesAtOnce),
    )
  }, [payable])
  const queries = useMemo(
    () =>
      parts.map((part) => ({
        queryKey: [
          'lineRehearsal',
          chainId,
          address,
          part.map((line) => `${line.address} ${line.token.address ?? ''} ${line.amount}`).join(),
          isBound && part.map(({ memo }) => memo),
          owner,
          ahead?.key,
        ],
        enabled: ahead !== undefined,
        refetchInterval,
        queryFn: () => {
          const line = owner && ahead && { owner, transactions: ahead.line.transactions }
          return rehearsePart(config, { chainId, address }, { part, isBound, line })
        },
      })),
    [config, chainId, address, parts, isBound, owner, ahead],
  )
  // What has not changed stays the same thing: batches are cut, and rows drawn, by it.
  const combine = useCallback(
    (answers: readonly UseQueryResult<PartRehearsal>[]) => gather(parts, answers),
    [parts],
  )
  return useQueries({ queries, combine })
}

type Part = readonly PayableLine[]
type PartRehearsal = Awaited<ReturnType<typeof rehearsePart>>

async function rehearsePart(
  config: Config,
  { chainId, address }: AccountId,
  {
    part,
    isBound,
    line,
  }: {
    part: Part
    isBound: boolean
    line: Parameters<typeof readLineRehearsal>[1]['line']
  },
) {
  const rehearse = (isWithMemo: (index: number) => boolean) =>
    readLineRehearsal(chainClient(config, chainId), {
      account: address,
      calls: part.map((line, index) => rehearsedCall(line, isWithMemo(index))),
      line,
    })
  const bound = part.map((line) => isBound && canBind(line))
  const first = await rehearse((index) => bound[index] === true)
  if (first.status === 'unable' || !bound.includes(true)) return { ...first, bound: [] }
  const taken = bound.map((is, index) => is && first.calls[index]?.arrives === true)
  const isAsWished = bound.every((is, index) => is === taken[index])
  const last = isAsWished ? first : await rehearse((index) => taken[index] === true)
  return { ...last, bound: taken }
}

function gather(
  parts: readonly Part[],
  answers: readonly UseQueryResult<PartRehearsal>[],
): LineRehearsals {
  const lines = new Map<number, LineRehearsal>()
  let block: number | undefined
  answers.forEach(({ data, isPending }, index) => {
    parts[index]?.forEach(({ line }, place) => {
      const call = data?.status === 'ran' ? data.calls[place] : undefined
      const isBound = data?.bound[place] === true
      const status = call?.arrives === true ? 'arrives' : 'fails'
      if (call) lines.set(line, { status, gas: call.gas, ...(isBound && { isBound }) })
      else if (isPending) lines.set(line, { status: 'running' })
    })
    if (data?.status === 'ran') block = Math.max(block ?? 0, data.block)
  })
  const isUnable = answers.some(({ data, isError }) => isError || data?.status === 'unable')
  return { lines, block, isUnable }
}

function rehearsedCall(line: PayableLine, isBound: boolean) {
  const { token, address: recipient, amount } = line
  return {
    ...payrollCall(line, { memos: isBound ? 'reference' : 'none' }),
    transfer: token.address && { token: token.address, recipient, amount },
  }
}

/**
 * Reads what would come before a new transaction of an account, as `useLineBefore` does for one that has its place.
 *
 * @returns the same value while nothing of it changes, and its name among queries; undefined while it is not known
 */
function useLineAhead(
  account: Pick<SharedAccount, 'chainId' | 'address' | 'onChain'>,
): { line: LineBefore; key: string } | undefined {
  const { chainId, address: safe, onChain } = account
  const taken = useTakenNonces(account)
  const version = onChain?.version ?? undefined
  const accountNonce = onChain?.nonce
  const nonce =
    accountNonce === undefined ? undefined : freeNonce(accountNonce, taken.data ?? new Map())
  const line = useLineBefore(
    version === undefined || nonce === undefined
      ? undefined
      : { chainId, safe, version, transaction: { nonce: BigInt(nonce) } },
    { accountNonce, taken },
  )
  const isAsked = taken.data !== undefined || taken.isError
  const hashes = (line?.transactions ?? []).map((transaction) =>
    safeTxHash({ chainId, safe, version: version ?? '', transaction }),
  )
  const key = line && isAsked ? [line.count, ...hashes].join(' ') : undefined
  const [steady, setSteady] = useState<{ line: LineBefore; key: string }>()
  if (line !== undefined && key !== undefined && key !== steady?.key) setSteady({ line, key })
  return key === undefined ? undefined : steady
}

/**
 * The batches that would be signed: cut again when the lines or their rehearsals have changed.
 *
 * @param isLarge nobody signs on a device
 */
export const useBatches = (
  { payable }: Pick<CheckedPayroll, 'payable'>,
  { lines }: Pick<LineRehearsals, 'lines'>,
  isLarge: boolean | undefined,
): readonly PayrollBatch[] =>
  useMemo(
    () => batchesOf(payable, lines, isLarge === true ? largeBatchLimits : undefined),
    [payable, lines, isLarge],
  )
