import type { Address } from 'viem'
import { getOfficialContract } from '@ghost-pay/safe-protocol/contracts'
import { batchTransaction } from '@ghost-pay/safe-protocol/multisend'

import {
  checkPayroll,
  isPayable,
  type KnownAddress,
  payrollCall,
  type PayrollToken,
  payrollTotals,
  readPayroll,
  splitPayroll,
} from '../payroll/index.ts'

type Payer = { account: Address; tokens: readonly PayrollToken[]; token: PayrollToken }

/** What a person sees of pasted lines: what is asked, what stops, what leaves the account. */
export function lookOver(text: string, payer: Payer, known: readonly KnownAddress[]) {
  const symbols = payer.tokens.map(({ symbol }) => symbol)
  const { rows, decimalSign, questions } = readPayroll(text, { symbols })
  const lines = checkPayroll({ rows, decimalSign, prefixes: ['eth'], known, ...payer })
  return { questions, lines, totals: payrollTotals(lines) }
}

/** One transaction for each batch, memos bound to the transfers. */
export function toTransactions(lines: ReturnType<typeof lookOver>['lines']) {
  const multiSend = getOfficialContract({ name: 'MultiSendCallOnly', version: '1.4.1' }).address
  return splitPayroll(lines.filter(isPayable), { memos: 'reference' }).map((batch) =>
    batchTransaction({
      transactions: batch.lines.map((line) => payrollCall(line, { memos: 'reference' })),
      multiSend,
    }),
  )
}
