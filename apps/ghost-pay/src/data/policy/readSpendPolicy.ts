import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { type GatewayClient, getMessages, type Message } from '@ghost-pay/gateway-client'
import { currentPolicy, readPolicy, type SignedPolicy } from '@ghost-pay/payments/policy'

import { countedSignatures } from '../countedSignatures.ts'
import { readMessageSignatures } from '../messages/readMessageSignatures.ts'

/** So many pages of messages are read to find a policy. */
const mostPages = 5

/** The policy that holds for an account, as far as its messages were read. */
export type FoundPolicy = {
  /** Undefined when none is signed by enough owners. */
  current: SignedPolicy | undefined
  /** Whether all messages were read: an older policy may stand further back. */
  isWhole: boolean
}

/**
 * Finds the spend policy that the owners of an account have signed, among the messages that its gateway keeps. A policy counts only
 * when its signatures recover to enough owners, by the chain's word (behaviour/policy#signed).
 *
 * @throws what the gateway client throws, and what viem throws when the node does not answer
 */
export async function readSpendPolicy(
  config: Config,
  client: GatewayClient,
  account: {
    chainId: number
    address: Address
    version: string
    owners: readonly Address[]
    threshold: number
  },
  signal: AbortSignal,
): Promise<FoundPolicy> {
  const { chainId, address, version, owners, threshold } = account
  const messages: Message[] = []
  let pageUrl: string | null = null
  for (let page = 0; page < mostPages; page += 1) {
    const { results, next } = await getMessages(client, { chainId, address, pageUrl, signal })
    messages.push(...results.filter((item) => item.type === 'MESSAGE'))
    pageUrl = next
    if (next === null) break
  }
  const signed: SignedPolicy[] = []
  for (const { message, messageHash, confirmations } of messages) {
    const policy = readPolicy(message, { chainId, account: address })
    if (policy === undefined) continue
    const checked = await readMessageSignatures(
      config,
      { chainId, safe: address, version, message },
      {
        confirmations: confirmations.map(({ owner, signature }) => ({
          owner: owner.value,
          signature,
        })),
        owners,
      },
    )
    const isSigned = countedSignatures(checked.signatures).length >= threshold
    if (checked.hash === messageHash && isSigned) signed.push({ policy, messageHash })
  }
  return { current: currentPolicy(signed), isWhole: pageUrl === null }
}
