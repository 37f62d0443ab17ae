import type { Address, Hex } from 'viem'
import { type GatewayClient, getMessages, isUnknown, iteratePages } from '@ghost-pay/gateway-client'
import { currentPolicy, readPolicy, type SignedPolicy } from '@ghost-pay/payments/policy'
import type { SafeMessageTypedDataInput } from '@ghost-pay/safe-protocol'

import type { ChainClient } from '../chain/ChainClient.ts'
import { countedSignatures } from '../checks/countedSignatures.ts'
import { readMessageSignatures } from '../messages/readMessageSignatures.ts'
import type { MessageData } from '../messages/SignableMessage.ts'
import type { KeptPolicy } from './keptPolicies.ts'

/** So many pages of messages are read to find a policy. */
const mostPages = 5

/** The policy that holds for an account, as far as its messages were read. */
export type FoundPolicy = {
  /** Undefined when none is signed by enough owners. */
  current: SignedPolicy | undefined
  /** The same, as it is kept in this browser. */
  kept: KeptPolicy | undefined
  /** Whether all messages were read: a later policy may be among the others. */
  isWhole: boolean
  /** None holds, and the one that did when it was found has too few signatures of owners left (behaviour/policy#lapsed). */
  isLapsed: boolean
  /** That one. */
  lapsed: SignedPolicy | undefined
}

/** A message, and who is said to have signed it. */
type Said = {
  message: MessageData
  confirmations: readonly { owner: Address; signature: Hex }[]
}

/**
 * Finds the spend policy that the owners of an account have signed, among the messages that its gateway keeps and what this browser
 * has found before. A policy counts only when its signatures recover to enough owners, by the chain's word
 * (behaviour/policy#signed); what the gateway calls it does not matter.
 *
 * @param gateway undefined where none is asked
 * @param kept what this browser has found before (behaviour/policy#kept)
 * @throws what viem throws when the node does not answer, and what the gateway client throws when nothing is kept
 */
export async function readSpendPolicy(
  client: ChainClient,
  gateway: GatewayClient | undefined,
  account: { address: Address; version: string; owners: readonly Address[]; threshold: number },
  kept: KeptPolicy | undefined,
  signal: AbortSignal,
): Promise<FoundPolicy> {
  const { address, version, owners, threshold } = account
  const chainId = client.chain.id
  const asked =
    gateway === undefined
      ? { said: [], isWhole: false }
      : await readMessages(gateway, { chainId, address, signal }).catch((error: unknown) => {
          if (kept === undefined) throw error
          return { said: [], isWhole: false }
        })
  const signed: (SignedPolicy & { kept: KeptPolicy })[] = []
  let before: SignedPolicy | undefined
  for (const one of [...asked.said, ...(kept ? [kept] : [])]) {
    const { message, confirmations } = one
    const policy = readPolicy(message, { chainId, account: address })
    if (policy === undefined) continue
    const { hash, signatures } = await readMessageSignatures(
      client,
      { chainId, safe: address, version, message },
      { confirmations, owners },
    )
    const counted = countedSignatures(signatures)
    if (hash === undefined) continue
    if (one === kept) before = { policy, messageHash: hash }
    if (counted.length < threshold) continue
    signed.push({
      policy,
      messageHash: hash,
      kept: {
        chainId,
        address,
        // A policy is typed data, never text.
        message: message as SafeMessageTypedDataInput,
        confirmations: counted.map(({ signer, signature }) => ({ owner: signer, signature })),
      },
    })
  }
  const current = currentPolicy(signed)
  return {
    current,
    kept: signed.find(({ messageHash }) => messageHash === current?.messageHash)?.kept,
    isWhole: asked.isWhole,
    isLapsed: current === undefined && kept !== undefined,
    lapsed: current === undefined ? before : undefined,
  }
}

async function readMessages(
  gateway: GatewayClient,
  account: { chainId: number; address: Address; signal: AbortSignal },
): Promise<{ said: Said[]; isWhole: boolean }> {
  const said: Said[] = []
  let isToItsEnd = false
  let isReadable = true
  for await (const page of iteratePages(gateway, getMessages, account, { maxPages: mostPages })) {
    for (const item of page.results) {
      // What cannot be read could be a policy.
      if (isUnknown(item)) isReadable = false
      else if (item.type === 'MESSAGE') {
        const confirmations = item.confirmations.map(({ owner, signature }) => ({
          owner: owner.value,
          signature,
        }))
        said.push({ message: item.message, confirmations })
      }
    }
    isToItsEnd = page.next === null
  }
  return { said, isWhole: isToItsEnd && isReadable }
}
