import { normalize } from 'viem/ens'
import type { Config } from 'wagmi'
import { getEnsAvatar, getEnsName } from 'wagmi/actions'

import * as limits from '../limits.ts'

/** The name that an address chose for itself, and the picture that the name names. */
export type EnsProfile = { name: string; avatar: string | null }

/**
 * Looks an address up in ENS on mainnet. A name that is not in its normal form is not shown at all: it could look like
 * another one (behaviour/connect-button#name-lookup). Loaded after a connection, because normalisation is large.
 */
export async function lookUpName(
  config: Config,
  address: `0x${string}`,
): Promise<EnsProfile | null> {
  const chainId = limits.nameLookupChainId
  const name = await getEnsName(config, { address, chainId })
  if (!name || !isNormal(name)) return null
  const avatar = await getEnsAvatar(config, { name, chainId }).catch(() => null)
  return { name, avatar }
}

function isNormal(name: string): boolean {
  try {
    return normalize(name) === name
  } catch {
    return false
  }
}
