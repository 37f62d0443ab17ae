import type { LocalChainOwner, SeededAccount, SeededPayee } from '@ghost-pay/local-chain'

import type { ContractNetworks } from '../contractNetworks.ts'
import type { Devnet, DevnetChain } from '../startDevnet.ts'

/** A devnet in the format of `/__devnet.json`. */
export type DevnetDescription = {
  chains: readonly DevnetChain[]
  gatewayUrl: string
  owners: readonly LocalChainOwner[]
  mnemonic: string
  accounts: readonly SeededAccount[]
  payees: readonly SeededPayee[]
  contractNetworks: ContractNetworks
}

/** Describes a devnet, with the keys of the owners and the phrase of all funded accounts, which are public. */
export function describeDevnet({
  chains,
  gatewayUrl,
  owners,
  mnemonic,
  accounts,
  payees,
  contractNetworks,
}: Pick<
  Devnet,
  'chains' | 'gatewayUrl' | 'owners' | 'mnemonic' | 'accounts' | 'payees' | 'contractNetworks'
>): DevnetDescription {
  const { treasury, pettyCash, grants } = accounts
  return {
    chains,
    gatewayUrl,
    owners,
    mnemonic,
    accounts: [treasury, pettyCash, grants].filter((account) => account !== undefined),
    payees,
    contractNetworks,
  }
}
