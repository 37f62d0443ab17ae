import type { Address } from 'viem'
import { listOfficialContracts, type OfficialContract } from '@ghost-pay/safe-protocol'

/**
 * The account contracts and where they are deployed on every chain: the canonical addresses, and those of the factory that some
 * chains needed for 1.3.0 (`eip155`), by the names under which the hosted gateway knows them.
 */
export const accountContracts: readonly (readonly [
  version: string,
  name: string,
  address: Address,
])[] = listOfficialContracts()
  .filter(({ deployment }) => deployment !== 'zksync')
  .map((contract) => [contract.version, nameOf(contract), contract.address])

/** What a contract was called in its own version. */
function nameOf({ name, version }: OfficialContract): string {
  if (!['1.0.0', '1.1.1', '1.2.0', '1.3.0'].includes(version)) return name
  switch (name) {
    case 'Safe':
    case 'SafeL2':
      return `Gnosis${name}`
    case 'SafeProxyFactory':
      return version === '1.3.0' ? 'GnosisSafeProxyFactory' : 'ProxyFactory'
    default:
      return name
  }
}
