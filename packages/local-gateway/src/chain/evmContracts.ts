import { listOfficialContracts } from '@ghost-pay/safe-protocol/contracts'

/** The official account contracts but for those compiled for zkSync chains, which the gateway does not serve. */
export const evmContracts = listOfficialContracts().filter(
  ({ deployment }) => deployment !== 'zksync',
)
