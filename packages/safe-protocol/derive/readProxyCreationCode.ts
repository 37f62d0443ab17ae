import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { Hex } from 'viem'

const require = createRequire(import.meta.url)

/** Where the authors publish the compiled proxy of each version. */
export const proxyArtifacts: ReadonlyMap<string, string> = new Map([
  [
    '1.3.0',
    '@gnosis.pm/safe-contracts/build/artifacts/contracts/proxies/GnosisSafeProxy.sol/GnosisSafeProxy.json',
  ],
  [
    '1.4.1',
    '@safe-global/safe-contracts/build/artifacts/contracts/proxies/SafeProxy.sol/SafeProxy.json',
  ],
  [
    '1.5.0',
    '@safe-global/safe-smart-account/build/artifacts/contracts/proxies/SafeProxy.sol/SafeProxy.json',
  ],
])

/** The code that creates an account, which its factory gives by `proxyCreationCode()`. */
export function readProxyCreationCode(version: string): Hex {
  const path = proxyArtifacts.get(version)
  if (path === undefined) throw new Error(`No artifact of the proxy ${version} is known.`)
  // Hardhat's artifact format: `bytecode` is the creation code.
  const { bytecode } = JSON.parse(readFileSync(require.resolve(path), 'utf8')) as { bytecode: Hex }
  return bytecode
}
