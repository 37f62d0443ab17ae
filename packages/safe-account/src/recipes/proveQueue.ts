import type { Address, LocalAccount } from 'viem'
import {
  confirmTransaction,
  type GatewayClient,
  getTransaction,
  getTransactionQueue,
} from '@ghost-pay/gateway-client'
import { describeTransaction, safeTxHash, safeTxTypedData } from '@ghost-pay/safe-protocol'

import {
  type ChainClient,
  readAccount,
  readTransactionHash,
  signableFromDetails,
  type SignableTransaction,
} from '../index.ts'

/** A transaction that waits, as a page shows it. */
export type Waiting = {
  /** What it does, in one sentence. */
  sentence: string
  /** What is signed: made of what the page shows, not taken from the gateway. */
  signable: SignableTransaction
  /** The account's own contract computes the same hash as this page and the gateway. */
  isProven: boolean
}

/** The queue of an account, each transaction held against the account's own contract. */
export async function readQueue(client: ChainClient, gateway: GatewayClient, address: Address) {
  const chainId = client.chain.id
  const { version } = await readAccount(client, { address })
  const { results } = await getTransactionQueue(gateway, { chainId, address })
  const ids = results.flatMap((row) => (row.type === 'TRANSACTION' ? [row.transaction.id] : []))
  const rows = await Promise.all(
    ids.map(async (id): Promise<Waiting | undefined> => {
      const details = await getTransaction(gateway, { chainId, id })
      const read = signableFromDetails(details, chainId, version)
      // What the gateway does not show whole cannot be proven, and is not offered for signing.
      if (read.status !== 'signable') return undefined
      const { signable } = read
      const { sentence } = describeTransaction({ safe: address, transaction: signable.transaction })
      const own = safeTxHash(signable)
      const onChain = await readTransactionHash(client, signable)
      return { sentence, signable, isProven: onChain === own && id.endsWith(own.slice(2)) }
    }),
  )
  return rows.flatMap((row) => row ?? [])
}

/** An owner signs what was proven, and hands it in. */
export async function sign(
  client: ChainClient,
  gateway: GatewayClient,
  { signable, isProven }: Waiting,
  owner: LocalAccount,
) {
  if (!isProven) throw new Error('The account computes another hash: this is not signed.')
  const { owners, nonce } = await readAccount(client, { address: signable.safe })
  if (!owners.includes(owner.address)) throw new Error(`${owner.address} is no owner.`)
  if (signable.transaction.nonce < BigInt(nonce)) throw new Error('Its number is used up.')
  const signature = await owner.signTypedData(safeTxTypedData(signable))
  const { chainId } = signable
  return confirmTransaction(gateway, { chainId, safeTxHash: safeTxHash(signable), signature })
}
