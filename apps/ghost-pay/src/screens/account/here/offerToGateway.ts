import { isAddressEqual, isHex } from 'viem'
import {
  collectItems,
  confirmTransaction,
  type GatewayClient,
  getTransaction,
  getTransactionQueue,
  isUnknown,
  proposeTransaction,
  type TransactionDetails,
} from '@ghost-pay/gateway-client'
import { type AccountFacts, signableFromDetails } from '@ghost-pay/safe-account'
import { safeTxHash } from '@ghost-pay/safe-protocol'

import { isNotFound } from '../../../data/isNotFound.ts'
import { safeOf } from '../../../data/safeOf.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { type OfferWord, offerWord, type WaitingTransaction } from './offerWord.ts'

/**
 * What the other gateway has of a transaction after it was handed over: `partly`: the transaction, and not all of its signatures; `refused`:
 * not the transaction; `unknown`: it has not said.
 */
type Handed = 'whole' | 'partly' | 'refused' | 'unknown'

/** What became of each transaction that was offered. */
export type Offered = Readonly<
  Record<Exclude<OfferWord, 'give'> | Exclude<Handed, 'whole'> | 'given', number>
>

/** Of which account, and what its chain says of it. */
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
  const ours = await readWaiting(from, account, onChain.version)
  const theirs = [...(await readWaiting(to, account, onChain.version))]
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

/** Everything that waits, by its own bytes. */
async function readWaiting(
  client: GatewayClient,
  account: Pick<SharedAccount, 'chainId' | 'address'>,
  version: string | undefined,
): Promise<readonly Waiting[]> {
  const items = await collectItems(client, getTransactionQueue, safeOf(account))
  // What cannot be read could be the same, or wait at the same place.
  if (items.some(isUnknown)) throw incomparable()
  const ids = items.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction.id] : []))
  const { chainId } = account
  const read: Waiting[] = []
  for (const id of ids) {
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
