import { type Address, type Chain, type Client, getAddress, isAddress, type Transport } from 'viem'
import { getEnsAddress } from 'viem/actions'
import { toCoinType } from 'viem/ens'
import type { Config } from 'wagmi'
import { isTransportError } from '@ghost-pay/safe-account'

import { chainClient } from './chainClient.ts'
import { nameRegistry } from './nameRegistry.ts'
import { nodeError } from './nodeError.ts'
import { readEnsName } from './recipient/readEnsName.ts'
import type { EnsNameProblem } from './recipient/recipientProblem.ts'

/** What a chain says of a name. */
export type NameAnswer =
  | { status: 'problem'; problem: EnsNameProblem }
  /** No chain that this app knows keeps the names of this one. */
  | { status: 'noResolver' }
  | { status: 'nobody'; name: string }
  /** It stands for an address on the chain that keeps the names, and for none on the one that was asked about. */
  | { status: 'noneThere'; name: string }
  /** The chain has no answer of its own: the name is kept somewhere else. */
  | { status: 'elsewhere'; name: string }
  /** `name` is normalised; it is a hint, and the address is who is paid. */
  | { status: 'found'; name: string; address: Address }

/**
 * Asks whom a name stands for on a chain (ENS): the chain's own registry, or Ethereum's where it has none. Whoever is meant on
 * Ethereum is not taken for who is meant elsewhere (ENSIP-11): an account of a contract may be another's there, or nobody's. Only
 * the registry is asked, and no host that it sends to.
 *
 * @param text as it was typed
 * @throws CheckError when the node does not answer
 */
export async function readNameOnChain(
  config: Config,
  chainId: number,
  text: string,
): Promise<NameAnswer> {
  const read = readEnsName(text)
  if (read.status === 'problem') return read
  const { name } = read
  const { chain } = chainClient(config, chainId)
  const registry = nameRegistry(chain, config.chains)
  if (registry === undefined) return { status: 'noResolver' }
  const client = chainClient(config, registry.id)
  try {
    const address = await addressOf(client, name, chain)
    if (address !== null) return { status: 'found', name, address }
    const isKnown = registry.id !== chainId && (await addressOf(client, name, registry)) !== null
    return { status: isKnown ? 'noneThere' : 'nobody', name }
  } catch (cause) {
    if (isTransportError(cause)) throw nodeError(cause)
    return { status: 'elsewhere', name }
  }
}

/** How many bytes of questions about names go into one call: some 25 names. */
const batchSize = 8192

/** Many names at once, as those of a payroll, are asked for in few calls, where this app asks several questions in one. */
const wide = (batch: Client['batch']): Client['batch'] =>
  batch?.multicall === undefined || batch.multicall === false
    ? batch
    : { multicall: { ...(batch.multicall === true ? {} : batch.multicall), batchSize } }

/** @returns null also for what has another length than an address of such a chain: a record of a coin type is any bytes */
async function addressOf(
  client: Client<Transport, Chain>,
  name: string,
  { id }: Chain,
): Promise<Address | null> {
  const address = await getEnsAddress(
    // A name that is kept elsewhere would have this page ask whatever host the chain names (ERC-3668): it does not.
    { ...client, batch: wide(client.batch), ccipRead: false },
    // A registry says who is meant on its own chain without being told which.
    id === client.chain.id ? { name } : { name, coinType: toCoinType(id) },
  )
  return address !== null && isAddress(address, { strict: false }) ? getAddress(address) : null
}
