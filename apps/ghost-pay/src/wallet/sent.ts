import { type Hash, isHash } from 'viem'
import {
  type AskedSend,
  askedSendsIn,
  executionTimesKind,
  findAsked,
  keyedList,
  readAskedSend,
  sentApprovalKind,
  sentDeploymentKind,
  type SentExecution,
  sentExecutionKind,
  storedList,
} from '@ghost-pay/safe-account/store'

import { browserStore } from '../kept/browserStore.ts'
import { useKept } from '../kept/useKept.ts'

/** The executions that this browser has sent, until their receipts are known. */
export const sentExecutions = keyedList(browserStore('ghost-pay.sent.v1'), sentExecutionKind)

/** When this browser saw executions take their steps. */
export const executionTimes = keyedList(browserStore('ghost-pay.steps.v1'), executionTimesKind)

/** What this browser has sent to create accounts, until the receipts are known. */
export const sentDeployments = keyedList(
  browserStore('ghost-pay.sent-accounts.v1'),
  sentDeploymentKind,
)

/** The approvals on their way that this browser knows: pressed again, they are waited for and not paid a second time. */
export const sentApprovals = keyedList(browserStore('ghost-pay.approvals.v1'), sentApprovalKind)

/** What was paid: the request, or the link with its amount. */
type Paid = { what: string }

/** The payments that wallets have sent by themselves; `at` in milliseconds since 1970. */
export const sentWalletPayments = keyedList<Paid, Paid & { hash: Hash; at: number }>(
  browserStore('ghost-pay.wallet-payments.v1'),
  {
    keyOf: ({ what }) => what,
    readOne: (stored) => {
      const { what, hash, at } = stored as { what: unknown; hash: Hash; at: number }
      return typeof what === 'string' && isHash(hash) && Number.isSafeInteger(at)
        ? { what, hash, at }
        : undefined
    },
    most: 100,
  },
)

const asked = storedList(browserStore('ghost-pay.asked.v1'), readAskedSend)

/** What wallets were asked to send, as this browser knows. */
export const askedSends = askedSendsIn(asked)

/** The newest question about a thing that has no answer, in whichever tab, also before a reload. */
export const useAskedSend = (what: string): AskedSend | undefined => findAsked(useKept(asked), what)

/** Remembers what a wallet has just sent, and when it did. */
export function noteSent(one: SentExecution): void {
  sentExecutions.remember(one)
  const { chainId, safe, safeTxHash, hash } = one
  executionTimes.remember({ chainId, safe, safeTxHash, hash, sent: Date.now() })
}
