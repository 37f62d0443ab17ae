import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { readContracts } from 'wagmi/actions'
import { safeAbi } from '@ghost-pay/safe-protocol'

/** A shared account as its own contract says: what a signer needs of it. */
export type AccountOnChain = {
  owners: readonly Address[]
  threshold: number
  /** The nonce of the next execution. */
  nonce: number
  version: string
}

/**
 * Asks an account's own contract who owns it, how many must sign, where its nonce is, and its version. For the checks
 * right before something is signed or sent: they use no answer that was read earlier, and ask only for what they need. A
 * page reads the same with `useAccountOnChain`.
 *
 * @throws what viem throws when the chain does not answer, or this is no account
 */
export async function readAccount(
  config: Config,
  { chainId, address }: { chainId: number; address: Address },
): Promise<AccountOnChain> {
  const contract = { address, abi: safeAbi, chainId } as const
  const [owners, threshold, nonce, version] = await readContracts(config, {
    contracts: [
      { ...contract, functionName: 'getOwners' },
      { ...contract, functionName: 'getThreshold' },
      { ...contract, functionName: 'nonce' },
      { ...contract, functionName: 'VERSION' },
    ],
    allowFailure: false,
  })
  return { owners, threshold: Number(threshold), nonce: Number(nonce), version }
}
