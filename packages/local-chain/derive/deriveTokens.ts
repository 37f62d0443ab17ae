import { fileURLToPath } from 'node:url'

import { format, resolveConfig } from 'prettier'

import { compileContract, compilerSettings, compilerVersion } from './compileContract.ts'

const tokens = [
  {
    name: 'DemoToken',
    constant: 'demoToken',
    about: 'The ERC-20 of the local chain: anyone may mint it, it is worth nothing.',
  },
  {
    name: 'DemoNft',
    constant: 'demoNft',
    about:
      'The ERC-721 of the local chain: metadata and picture are in the token itself, as data: URIs.',
  },
]

/**
 * The tokens of the local chain as modules: ABI and creation code, compiled from the Solidity file beside each.
 *
 * @returns texts by path, from the package's folder
 */
export async function deriveTokens(): Promise<Record<string, string>> {
  const { evmVersion, optimizer } = compilerSettings
  const entries = tokens.map(async ({ name, constant, about }) => {
    const path = `./src/contracts/${constant}.ts`
    const text = `// Derived from ${name}.sol by \`pnpm derive\`. Not to be edited by hand.

/**
 * ${about}
 *
 * Compiled by solc ${compilerVersion}: EVM version ${evmVersion}, optimiser on with ${optimizer.runs} runs, no metadata.
 */
export const ${constant} = ${JSON.stringify(compileContract(name))} as const
`
    const filepath = fileURLToPath(new URL(`../${path}`, import.meta.url))
    return [path, await format(text, { ...(await resolveConfig(filepath)), filepath })] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}
