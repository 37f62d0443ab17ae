import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useConfig } from 'wagmi'
import { type PayableLine, payrollCall } from '@ghost-pay/payments/payroll'

import type { AccountId } from '../../../../data/accountId.ts'
import { load } from '../../../../data/load.ts'
import type { LineRehearsal } from './payrollModel.ts'

/** Lines that are rehearsed with one question: the field fills up piece by piece. */
const linesAtOnce = 100

/** How long a rehearsal stands before it is run again, in milliseconds. */
const refetchInterval = 20_000

/** What is known of the rehearsal of a payroll so far. */
export type LineRehearsals = {
  /** By line. */
  lines: ReadonlyMap<number, LineRehearsal>
  /** The block on whose state the newest ran. */
  block: number | undefined
  /** The node cannot do it, or did not answer. */
  isUnable: boolean
}

/** Rehearses the lines that can be paid, without anybody's signature; again when they change, and from time to time. */
export function useLineRehearsals(
  { chainId, address }: AccountId,
  payable: readonly PayableLine[],
): LineRehearsals {
  const config = useConfig()
  const parts = useMemo(() => {
    const count = Math.ceil(payable.length / linesAtOnce)
    return Array.from({ length: count }, (_, part) =>
      payable.slice(part * linesAtOnce, (part + 1) * linesAtOnce),
    )
  }, [payable])
  const answers = useQueries({
    queries: parts.map((part) => ({
      queryKey: [
        'lineRehearsal',
        chainId,
        address,
        part.map((line) => `${line.address} ${line.token.address ?? ''} ${line.amount}`).join(),
      ],
      refetchInterval,
      queryFn: async () => {
        const { readLineRehearsal } = await load(
          () => import('../../../../data/readLineRehearsal.ts'),
        )
        return readLineRehearsal(config, {
          chainId,
          account: address,
          calls: part.map((line) => ({
            ...payrollCall(line),
            transfer: line.token.address && {
              token: line.token.address,
              recipient: line.address,
              amount: line.amount,
            },
          })),
        })
      },
    })),
  })
  const lines = new Map<number, LineRehearsal>()
  let block: number | undefined
  answers.forEach(({ data, isPending }, index) => {
    parts[index]?.forEach(({ line }, place) => {
      const call = data?.status === 'ran' ? data.calls[place] : undefined
      if (call) lines.set(line, { status: call.arrives ? 'arrives' : 'fails', gas: call.gas })
      else if (isPending) lines.set(line, { status: 'running' })
    })
    if (data?.status === 'ran') block = Math.max(block ?? 0, data.block)
  })
  const isUnable = answers.some(({ data, isError }) => isError || data?.status === 'unable')
  return { lines, block, isUnable }
}
