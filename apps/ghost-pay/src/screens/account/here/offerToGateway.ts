import { type Hash, isAddressEqual, isHex } from 'viem'
import {
  confirmTransaction,
  type GatewayClient,
  getTransaction,
  proposeTransaction,
  type TransactionDetails,
} from '@ghost-pay/gateway-client'
import {
  type AccountFacts,
  signableFromDetails,
  type SignableTransaction,
} from '@ghost-pay/safe-account'
import { placeInLine, readWaiting } from '@ghost-pay/safe-account/queue'
import { safeTxHash } from '@ghost-pay/safe-protocol'

import { safeOf } from '../../../account/safeOf.ts'
import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { isNotFound } from '../../../gateway/isNotFound.ts'
import { twinInLine } from '../review/twinInLine.ts'

/**
 * What the other gateway has of a transaction after it was handed over: `partly`: the transaction, and not all of its signatures; `refused`:
 * not the transaction; `unknown`: it has not said.
 */
type Handed = 'whole' | 'partly' | 'refused' | 'unknown'

/** What became of each transaction that was offered. */
export type Offered = Readonly<
  Record<Exclude<OfferWord, 'give'> | Exclude<Handed, 'whole'> | 'given', number>
>

type Offering = Pick<SharedAccount, 'chainId' | 'address'> & {
  onChain: Pick<AccountFacts, 'nonce' | 'version'> | undefined
}

type Waiting = WaitingTransaction & { details: TransactionDetails }

/**
 * Hands what waits at one gateway to another, with the signatures, each under the hash that this device computes. What has lost its place,
 * or waits there at another place already, is not handed on.
 *
 * @throws when what waits at either of them cannot be read whole: then nothing was compared, and nothing is handed on
 * @throws what the gateway client throws when the other one does not answer
 */
export async function offerToGateway(
  from: GatewayClient,
  to: GatewayClient,
  account: Offering,
): Promise<Offered> {
  const { onChain } = account
  if (onChain === undefined) throw incomparable()
  const ours = await readOwn(from, account, onChain.version)
  const theirs = [...(await readOwn(to, account, onChain.version))]
  const offered = {
    given: 0,
    had: 0,
    passed: 0,
    taken: 0,
    twin: 0,
    partly: 0,
    refused: 0,
    unknown: 0,
  }
  // One after another: their nonces follow each other.
  for (const one of ours) {
    const word = offerWord(one, theirs, onChain.nonce)
    if (word !== 'give' && word !== 'had') {
      offered[word] += 1
      continue
    }
    const handed = await give(to, one, word === 'had')
    offered[handed !== 'whole' ? handed : word === 'had' ? 'had' : 'given'] += 1
    // What may have arrived is compared with those that follow.
    if (handed !== 'refused') theirs.push(one)
  }
  return offered
}

async function readOwn(
  client: GatewayClient,
  account: Pick<SharedAccount, 'chainId' | 'address'>,
  version: string | undefined,
): Promise<readonly Waiting[]> {
  const { transactions, unread, isWhole } = await readWaiting(client, safeOf(account))
  // What cannot be read could be the same, or wait at the same place.
  if (unread > 0 || !isWhole) throw incomparable()
  const { chainId } = account
  const read: Waiting[] = []
  for (const { id } of transactions) {
    const details = await getTransaction(client, { chainId, id })
    const found = signableFromDetails(details, chainId, version ?? null)
    if (found.status !== 'signable') throw incomparable()
    read.push({ hash: safeTxHash(found.signable), signable: found.signable, details })
  }
  return read
}

const incomparable = (): Error => new Error('What waits could not be compared.')

/** Hands one over; where the other one has it, only the signatures. What came of it the other one is asked. */
async function give(
  to: GatewayClient,
  { hash, signable, details }: Waiting,
  isThere: boolean,
): Promise<Handed> {
  if (details.detailedExecutionInfo?.type !== 'MULTISIG') return 'refused'
  const { chainId, safe: address, transaction } = signable
  const signed = details.detailedExecutionInfo.confirmations.flatMap(({ signer, signature }) =>
    isHex(signature) ? [{ sender: signer.value, signature }] : [],
  )
  const [first] = signed
  if (first === undefined) return isThere ? 'whole' : 'refused'
  const origin = details.note === null ? undefined : JSON.stringify({ note: details.note })
  if (!isThere) {
    await proposeTransaction(to, {
      chainId,
      address,
      transaction,
      safeTxHash: hash,
      origin,
      ...first,
    }).catch(ignore)
  }
  for (const { signature } of isThere ? signed : signed.slice(1)) {
    // What it has of the signatures already it may refuse.
    await confirmTransaction(to, { chainId, safeTxHash: hash, signature }).catch(ignore)
  }
  try {
    const { detailedExecutionInfo: there } = await getTransaction(to, { chainId, id: hash })
    const has = there?.type === 'MULTISIG' ? there.confirmations : []
    const isWhole = signed.every(({ sender }) =>
      has.some(
        ({ signer, signature }) => signature !== null && isAddressEqual(signer.value, sender),
      ),
    )
    return isWhole ? 'whole' : 'partly'
  } catch (error) {
    return error instanceof Error && isNotFound(error) ? 'refused' : 'unknown'
  }
}

/** An answer may be lost, and an error may be about what was there before: what it has is read afterwards. */
const ignore = () => undefined

/** A transaction that waits, by its own bytes. */
type WaitingTransaction = { hash: Hash; signable: SignableTransaction }

/**
 * Whether a transaction can be given to another gateway: `had`: that one has it; `passed`: the account has gone past its place; `taken`:
 * another one waits at its place, and one of them could never happen; `twin`: the same waits at another place, and both could happen.
 */
type OfferWord = 'give' | 'had' | 'passed' | 'taken' | 'twin'

/** Compares a transaction with what waits elsewhere, by their own bytes. */
export function offerWord(
  { hash, signable }: WaitingTransaction,
  theirs: readonly WaitingTransaction[],
  accountNonce: number,
): OfferWord {
  const { nonce } = signable.transaction
  if (placeInLine(Number(nonce), accountNonce).kind === 'past') return 'passed'
  if (theirs.some((other) => other.hash === hash)) return 'had'
  if (theirs.some((other) => other.signable.transaction.nonce === nonce)) return 'taken'
  const others = theirs.map((other) => other.signable)
  const twin = twinInLine(signable, others, accountNonce)
  // What has only some lines in common with it is for its owners to compare.
  return twin === undefined || twin.lines !== undefined ? 'give' : 'twin'
}
