import { type Address, type Chain, type Client, getAddress, isAddress, type Transport } from 'viem'
import { getEnsAddress } from 'viem/actions'
import { toCoinType } from 'viem/ens'

import { isTransportError } from '../chain/isTransportError.ts'
import { ChainReadError } from '../errors.ts'
import { nameRegistry } from './nameRegistry.ts'
import { readEnsName } from './readEnsName.ts'
import type { EnsNameProblem } from './recipientProblem.ts'

export type ReadNameParameters = {
  /** As it was typed. */
  name: string
  /** The chain on which somebody is to be paid. */
  chain: Chain
  /** The chains that can be asked. */
  chains: readonly Chain[]
  /** The node of one of them. */
  clientOf: (chainId: number) => Client<Transport, Chain>
}

/** What a chain says of a name. */
export type NameAnswer =
  | { status: 'problem'; problem: EnsNameProblem }
  /** No chain that can be asked keeps the names of this one. */
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
 * @throws ChainReadError when the node does not answer
 */
export async function readName({
  name: typed,
  chain,
  chains,
  clientOf,
}: ReadNameParameters): Promise<NameAnswer> {
  const read = readEnsName(typed)
  if (read.status === 'problem') return read
  const { name } = read
  const registry = nameRegistry(chain, chains)
  if (registry === undefined) return { status: 'noResolver' }
  const client = clientOf(registry.id)
  try {
    const address = await addressOf(client, name, chain)
    if (address !== null) return { status: 'found', name, address }
    const isKnown = registry.id !== chain.id && (await addressOf(client, name, registry)) !== null
    return { status: isKnown ? 'noneThere' : 'nobody', name }
  } catch (cause) {
    if (isTransportError(cause)) throw new ChainReadError('silent', registry.id, cause)
    return { status: 'elsewhere', name }
  }
}

/** How many bytes of questions about names go into one call: some 25 names. */
const batchSize = 8192

/** Many names at once, as those of a payroll, are asked for in few calls, where the client asks several questions in one. */
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
    // A name that is kept elsewhere would have us ask whatever host the chain names (ERC-3668): it does not.
    { ...client, batch: wide(client.batch), ccipRead: false },
    // A registry says who is meant on its own chain without being told which.
    id === client.chain.id ? { name } : { name, coinType: toCoinType(id) },
  )
  return address !== null && isAddress(address, { strict: false }) ? getAddress(address) : null
}
