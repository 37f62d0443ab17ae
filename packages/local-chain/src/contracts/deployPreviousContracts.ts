import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { concat, getContractAddress, type Hex, keccak256 } from 'viem'
import { getOfficialContract } from '@ghost-pay/safe-protocol/contracts'

import { createChainClient } from '../engine/createChainClient.ts'
import { ContractMismatchError } from '../errors.ts'
import { singletonFactory } from './deployContracts.ts'
import { creationSalt } from './safeContracts.ts'

/** The version of the account contracts before that of the seeded accounts. */
export const previousSafeVersion = '1.3.0'

/** What an account of that version consists of, and where the package of its authors has each. */
const artifacts = {
  SafeProxyFactory: 'proxies/GnosisSafeProxyFactory.sol/GnosisSafeProxyFactory.json',
  Safe: 'GnosisSafe.sol/GnosisSafe.json',
  SafeL2: 'GnosisSafeL2.sol/GnosisSafeL2.json',
  CompatibilityFallbackHandler:
    'handler/CompatibilityFallbackHandler.sol/CompatibilityFallbackHandler.json',
} as const

/**
 * Deploys the account contracts of the version before to a local chain, for accounts that are to be updated. Through the singleton
 * factory of the others they get their `eip155` addresses. Their code is read from `@gnosis.pm/safe-contracts`, the npm package of
 * their authors, which this package does not bring: few tests need it, and its licence is not a permissive one.
 *
 * @param rpcUrl of the chain's node, which signs for its own accounts
 * @param from the URL of a module whose package has `@gnosis.pm/safe-contracts`; `import.meta.url`, mostly
 * @throws ContractMismatchError when an address or a code hash is not that of `@ghost-pay/safe-protocol/contracts`
 */
export async function deployPreviousContracts(rpcUrl: string, from: string): Promise<void> {
  const require = createRequire(from)
  const client = createChainClient(rpcUrl, 'anvil')
  const [sender] = await client.getAddresses()
  // The keys of a constant object.
  for (const name of Object.keys(artifacts) as (keyof typeof artifacts)[]) {
    const { address, codeHash } = getOfficialContract({
      name,
      version: previousSafeVersion,
      deployment: 'eip155',
    })
    const file = `@gnosis.pm/safe-contracts/build/artifacts/contracts/${artifacts[name]}`
    // The files' shape is that of hardhat's artifacts.
    const { bytecode } = JSON.parse(readFileSync(require.resolve(file), 'utf8')) as {
      bytecode: Hex
    }
    const computed = getContractAddress({
      opcode: 'CREATE2',
      from: singletonFactory,
      salt: creationSalt,
      bytecode,
    })
    if (computed !== address || sender === undefined)
      throw new ContractMismatchError(name, `its code from npm leads to ${computed}.`)
    const hash = await client.sendTransaction({
      account: sender,
      to: singletonFactory,
      data: concat([creationSalt, bytecode]),
      gas: 7_000_000n,
      chain: null,
    })
    await client.waitForTransactionReceipt({ hash })
    const found = keccak256((await client.getCode({ address })) ?? '0x')
    if (found !== codeHash)
      throw new ContractMismatchError(name, `its code hashes to ${found}, not to ${codeHash}.`)
  }
}
