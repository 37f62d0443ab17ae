import { type Address, getAddress, isAddressEqual } from 'viem'
import { type GatewayClient, getTransaction } from '@ghost-pay/gateway-client'
import { describeTransaction, safeTxHash } from '@ghost-pay/safe-protocol'

import type { ChainClient } from '../chain/ChainClient.ts'
import { findReceipt } from '../chain/findReceipt.ts'
import { receiptOutcome } from '../chain/receiptOutcome.ts'
import { hashOfId } from '../queue/hashOfId.ts'
import { givenIn } from '../review/transactionParts.ts'
import { signableFromDetails } from '../signing/signableFromDetails.ts'
import type { PaidPayment } from './readPayees.ts'

/** At most this many transactions are compared with the chain. */
const mostAsked = 8

export type ReadProvenPayeesParameters = {
  /** The account. */
  address: Address
  /** Of the account's contract. */
  version: string
  /** Who is to be proven. */
  wanted: readonly Address[]
  /** What the account has paid by the gateway's word, the newest first. */
  payments: readonly Pick<PaidPayment, 'id' | 'to'>[]
  signal?: AbortSignal | undefined
}

/**
 * Reads whom the account has paid by the chain's receipt: it executed a transaction whose own bytes pay them
 * (behaviour/payments#paid-before). The gateway only says where to look.
 *
 * @throws what the gateway client throws when it does not answer, and what viem throws when the node does not
 */
export async function readProvenPayees(
  client: ChainClient,
  gateway: GatewayClient,
  { address, version, wanted, payments, signal }: ReadProvenPayeesParameters,
): Promise<readonly Address[]> {
  const chainId = client.chain.id
  const missing = new Set(wanted.map((one) => getAddress(one)))
  const asked = new Set<string>()
  for (const { id, to } of payments) {
    if (asked.size === mostAsked) break
    if (asked.has(id) || !missing.has(getAddress(to)) || hashOfId(id) === undefined) continue
    asked.add(id)
    const details = await getTransaction(gateway, { chainId, id, signal })
    const read = signableFromDetails(details, chainId, version)
    const hash = details.txHash
    if (read.status !== 'signable' || hash === null) continue
    const { signable } = read
    if (!isAddressEqual(signable.safe, address)) continue
    const receipt = await findReceipt(client, hash)
    const outcome = receipt && receiptOutcome(receipt, address, safeTxHash(signable))
    if (outcome !== 'succeeded') continue
    for (const given of givenIn(describeTransaction(signable))) missing.delete(getAddress(given.to))
  }
  return wanted.filter((one) => !missing.has(getAddress(one)))
}
