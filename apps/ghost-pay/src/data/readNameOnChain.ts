import type { Address } from 'viem'
import { getEnsAddress } from 'viem/actions'
import type { Config } from 'wagmi'

import { nodeError } from './bulkReader.ts'
import { chainClient } from './chainClient.ts'
import { isTransportError } from './isTransportError.ts'
import { readEnsName } from './recipient/readEnsName.ts'
import type { EnsNameProblem } from './recipient/recipientProblem.ts'

/** What a chain says of a name. */
export type NameAnswer =
  | { status: 'problem'; problem: EnsNameProblem }
  /** The chain has no registry of names, or this app does not know it. */
  | { status: 'noResolver' }
  | { status: 'nobody'; name: string }
  /** The chain has no answer of its own: the name is kept somewhere else. */
  | { status: 'elsewhere'; name: string }
  /** `name` is normalised; it is a hint, and the address is who is paid. */
  | { status: 'found'; name: string; address: Address }

/**
 * Asks the node of a chain whom a name stands for (ENS). Only the chain's own registry is asked, and no host that it sends to.
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
  const client = chainClient(config, chainId)
  if (client.chain.contracts?.ensUniversalResolver === undefined) return { status: 'noResolver' }
  try {
    // A name that is kept elsewhere would have this page ask whatever host the chain names (ERC-3668): it does not.
    const address = await getEnsAddress({ ...client, ccipRead: false }, { name })
    return address === null ? { status: 'nobody', name } : { status: 'found', name, address }
  } catch (cause) {
    if (isTransportError(cause)) throw nodeError(cause)
    return { status: 'elsewhere', name }
  }
}
