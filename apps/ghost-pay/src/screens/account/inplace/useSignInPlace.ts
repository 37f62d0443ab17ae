import {
  notifyManager,
  onlineManager,
  type QueryClient,
  type QueryKey,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Address, Hash } from 'viem'
import type { GatewayClient, TransactionDetails } from '@ghost-pay/gateway-client'
import {
  getTransactionQueryOptions,
  safeKey,
  safePartKey,
  useGateway,
} from '@ghost-pay/gateway-client/react'
import { draftPayments } from '@ghost-pay/payments/policy'
import type { SignableTransaction } from '@ghost-pay/safe-account'
import { isExecuting } from '@ghost-pay/safe-account/execution'
import { isRunning, type SignatureForm } from '@ghost-pay/safe-account/signing'
import { describeTransaction, plainText, safeTxHash } from '@ghost-pay/safe-protocol'

import { safeOf } from '../../../account/safeOf.ts'
import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { nodeCopy } from '../../../chain/nodeCopy.ts'
import { describeFailure } from '../../../failures/describeFailure.ts'
import type { SignFlow } from '../../../failures/Failure.ts'
import { speak } from '../../../text/Spoken.ts'
import { memoWord } from '../../../transactions/memoWord.ts'
import { CheckError } from '../../../wallet/CheckError.ts'
import { useUnderWay } from '../../../wallet/underWay.ts'
import { spendPolicyKey, useHeldAgainst, useSpendPolicy } from '../review/useSpendPolicy.ts'
import { waitingKey } from '../review/useTwin.ts'
import { useOwnTransaction } from '../transaction/useOwnTransaction.ts'
import { useProposalReview } from '../transaction/useProposalReview.ts'
import { useTransactionActions } from '../transaction/useTransactionActions.ts'
import { placeWord, policyWord } from './placeWord.ts'
import { useProvenPayees } from './useProvenPayees.ts'

export type UseSignInPlaceParameters = {
  account: SharedAccount
  id: string
  details: TransactionDetails
  /** When the gateway said it, in milliseconds since 1970. */
  readAt: number
  /** What a press does: it signs, or sends what has its signatures. Signing by default. */
  action?: 'sign' | 'send' | undefined
  /** The gateway has the signature, or the chain has carried it out. */
  onSigned: () => void
  /** It was to be signed, and then something came up that a person has to read first. */
  onLook?: (() => void) | undefined
}

/**
 * Signs a transaction that waits from wherever it stands, by the checks of its own page (behaviour/payments#sign-in-place): all
 * are made again after the press, and the wallet is asked only when all have passed.
 */
export function useSignInPlace(parameters: UseSignInPlaceParameters) {
  const { account, id, details, readAt, action = 'sign', onSigned, onLook } = parameters
  const client = useGateway()
  const queryClient = useQueryClient()
  const transaction = useOwnTransaction(account, details, true)
  const review = useProposalReview(account, details, transaction, readAt, true)
  const { found, isError } = useSpendPolicy(account)
  const running = useRef(false)
  const [press, setPress] = useState<Press>({ status: 'none' })
  const actions = useTransactionActions({
    account,
    details,
    transaction,
    // A list may have taken it away by the time that the gateway answers.
    onTaken: onSigned,
    onChanged: () =>
      void queryClient.invalidateQueries({ queryKey: safeKey(client, safeOf(account)) }),
  })
  const { own, truth, onChain, signatures, isNodeError } = transaction
  const { signing, executing, executable, role, signed } = actions
  const { findings, isAdding } = useHeldAgainst(account, found, own?.signable)
  const policy = policyWord({ found, isError, isRead: own !== undefined, isAdding, findings })
  const payees = useProvenPayees(account, review?.unnamed)
  const hash = own && safeTxHash(own.signable)
  const isKnown = onChain !== undefined && signatures !== undefined
  const word = placeWord({
    checks: isKnown ? review?.checks : undefined,
    policy,
    payees,
    hasNotices:
      truth.contradiction !== undefined ||
      isNodeError ||
      // A wallet may have sent it already: the page says what the chain has of it.
      executing.asked !== undefined ||
      transaction.unreadable !== undefined ||
      // What more than pays is read line by line.
      (own !== undefined && !draftPayments(describeTransaction(own.signable)).isWhole) ||
      (own !== undefined && contradictsNote(own.signable, details.note)) ||
      (isKnown && !truth.isOpen) ||
      (isKnown && (action === 'sign' ? role !== 'owner' || signed : executable.status !== 'ready')),
  })

  const isPressed = press.status === 'asking' || press.status === 'asked'
  useUnderWay(isPressed)
  // Who pressed, and for what, is still who is here and what is there.
  const isOver = isPressed && (press.viewer !== account.viewer || press.hash !== hash)
  if (isOver) setPress({ status: press.viewer === account.viewer ? 'look' : 'none' })
  else if (press.status === 'asked' && word !== 'running') {
    setPress(word === 'ready' ? { status: 'agreed', form: press.form } : { status: 'look' })
  }
  const finish = useEffectEvent(() => {
    if (press.status === 'agreed')
      void (action === 'sign' ? signing.sign(press.form) : executing.send())
    if (press.status === 'look') onLook?.()
  })
  useEffect(() => finish(), [press])

  async function sign(form: SignatureForm = 'typedData') {
    if (isPressed || running.current || isRunning(signing.flow) || isExecuting(executing.flow))
      return
    // What was signed already is only sent again.
    if (action === 'sign' && signing.kept !== undefined) {
      await signing.sign(form)
      return
    }
    const { viewer } = account
    const change = (next: Press) => {
      // An account that connected meanwhile has not pressed the button.
      setPress((now) =>
        now.status === 'asking' && now.viewer === viewer && now.hash === hash ? next : now,
      )
    }
    running.current = true
    setPress({ status: 'asking', viewer, hash, form })
    try {
      await askAgain(queryClient, client, { account, id, signable: own?.signable })
      change({ status: 'asked', viewer, hash, form })
    } catch (error) {
      change({ status: 'failed', flow: failedFlow(error) })
    } finally {
      running.current = false
    }
  }

  return {
    word,
    review,
    signable: own?.signable,
    kept: signing.kept,
    /** With the checks that are made again after the press. */
    flow: flowOf(press, signing.flow),
    execution: executing.flow,
    sign,
    /** Waits for the wallet or the chain no longer. */
    stop: signing.stop,
  }
}

/** Whether the bytes carry the fingerprint of something else than is said of them. */
const contradictsNote = (signable: SignableTransaction, note: string | null): boolean =>
  memoWord(describeTransaction(signable), note === null ? undefined : plainText(note))?.[0] ===
  'memo.other'

/**
 * `asking`: everybody is asked again; `asked`: the answers are being read; `agreed`: all of them allow it; `look`: one does not.
 */
type Press =
  | { status: 'none' | 'look' }
  | { status: 'agreed'; form: SignatureForm }
  | {
      status: 'asking' | 'asked'
      viewer: Address | undefined
      hash: Hash | undefined
      form: SignatureForm
    }
  | { status: 'failed'; flow: SignFlow }

const failedFlow = (error: unknown): SignFlow => ({
  status: 'failed',
  failure: describeFailure(error, 'sign'),
})

function flowOf(press: Press, flow: SignFlow): SignFlow {
  if (press.status === 'failed') return press.flow
  return press.status === 'asking' || press.status === 'asked' ? { status: 'checking' } : flow
}

type AskAgainParameters = {
  account: SharedAccount
  id: string
  /** By its own bytes; undefined for what cannot be read. */
  signable: SignableTransaction | undefined
}

/**
 * Asks every source of the checks again: the gateway about it, its line, its account, what that holds, whom it has paid
 * and its policy, the chain about the account, the signatures, the hash and what it would do. A question that gets no
 * answer is open afterwards, even if it was answered before. All who watch the answers have heard them when it is over.
 *
 * @throws what the gateway client throws when it cannot be read there, CheckError when the chain is silent or the browser
 * is offline
 */
async function askAgain(
  queryClient: QueryClient,
  client: GatewayClient,
  { account, id, signable }: AskAgainParameters,
): Promise<void> {
  const { chainId, address } = account
  const safe = safeOf(account)
  // What is asked for without a connection waits for one, and would look as if it were answered.
  if (!onlineManager.isOnline()) throw offline()
  const options = getTransactionQueryOptions(client, { chainId, address, id })
  await queryClient.query({ ...options, staleTime: 0 })
  const cache = queryClient.getQueryCache()
  const heard = async (queryKey: QueryKey, asked: Promise<void>) => {
    const queries = cache.findAll({ queryKey, type: 'active' })
    await asked
    if (queries.some(({ state }) => state.fetchStatus === 'paused')) throw offline()
  }
  const ask = (queryKey: QueryKey) =>
    heard(
      queryKey,
      queryClient.refetchQueries({ queryKey, type: 'active' }, { throwOnError: true }),
    )
  const forget = (queryKey: QueryKey) => heard(queryKey, queryClient.resetQueries({ queryKey }))
  const hash = signable && safeTxHash(signable)
  await Promise.all([
    byChain(ask(['account-facts', chainId, address])),
    byChain(ask(['signatures', hash])),
    ask(safePartKey(client, safe, 'info')),
    ask(safePartKey(client, safe, 'balances')),
    ask([...safeKey(client, safe), 'payees']),
    ask([...safePartKey(client, safe, 'nonces'), 'taken']),
    ask(waitingKey(client, account)),
    ask(spendPolicyKey(client, account)),
    forget(['contract-hash', chainId, hash]),
    forget(['rehearsal', chainId, hash]),
  ])
  // Answers are passed on one after another, so the last state includes all of them.
  await new Promise<void>((resolve) => notifyManager.schedule(resolve))
}

/** The node's silence in words; that the browser is offline is said already. */
const byChain = (asked: Promise<void>): Promise<void> =>
  asked.catch((cause: unknown) => {
    if (cause instanceof CheckError) throw cause
    throw new CheckError(speak(nodeCopy, 'node.silent.unsigned'), {
      by: 'chain',
      passing: true,
      cause,
    })
  })

const offline = (): CheckError =>
  new CheckError(speak(nodeCopy, 'node.offline.unsigned'), {
    passing: true,
  })
