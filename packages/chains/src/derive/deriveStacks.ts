import type { Chain as ViemChain } from 'viem'
import { chainConfig as celo } from 'viem/celo'
import * as viemExports from 'viem/chains'
import { chainConfig as opStack } from 'viem/op-stack'
import { chainConfig as zkSync } from 'viem/zksync'

import type { Chain } from '../chain.ts'

const notice =
  '// Derived from the definitions and from viem by `pnpm derive`. Not to be edited by hand.\n'

const viemChains: Readonly<Record<string, ViemChain>> = viemExports

/** The stacks whose chains viem treats in ways of their own. */
const stacks = [
  { file: 'opStackChains', maker: 'withOpStack', folder: 'op-stack', config: opStack },
  { file: 'celoChains', maker: 'withCelo', folder: 'celo', config: celo },
  { file: 'zkSyncChains', maker: 'withZkSync', folder: 'zksync', config: zkSync },
] as const

/** viem's chain of the same id, the one of the same name where several share it. */
export function viemChainOf(name: string, id: number): ViemChain | undefined {
  const sameName = viemChains[name]
  return sameName?.id === id ? sameName : Object.values(viemChains).find((chain) => chain.id === id)
}

/**
 * The chains that need a stack of viem's, each with the contracts that viem knows and its definition does not.
 *
 * @param chains every definition by the name of its export
 * @returns the contents of each file by its path in `src/derived/`
 */
export function deriveStacks(chains: Readonly<Record<string, Chain>>): Record<string, string> {
  return Object.fromEntries(
    stacks.map(({ file, maker, folder, config }) => {
      const members = Object.entries(chains).flatMap(([name, chain]) => {
        const viemChain = viemChainOf(name, chain.id)
        return viemChain?.formatters === config.formatters ? [{ name, chain, viemChain }] : []
      })
      return [
        `${file}.ts`,
        [
          notice,
          ...members.map(
            ({ name }) => `import { ${name} as ${name}Data } from '../definitions/${name}.ts'`,
          ),
          `import { ${maker} } from '../${folder}/${maker}.ts'\n`,
          ...members.map(({ name, chain, viemChain }) => {
            const known = { ...('contracts' in config ? config.contracts : {}), ...chain.contracts }
            const further = Object.entries(viemChain.contracts ?? {}).filter(
              ([contract]) => !(contract in known),
            )
            const contracts = further.length > 0 ? `, ${literal(Object.fromEntries(further))}` : ''
            return `/** ${chain.name}, with what viem knows of it. */\nexport const ${name} = /* @__PURE__ */ ${maker}(${name}Data${contracts})\n`
          }),
        ].join('\n'),
      ]
    }),
  )
}

const literal = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll(/"(\w+)":/g, '$1:')
    .replaceAll('"', "'")
