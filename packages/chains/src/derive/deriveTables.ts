import type { Chain } from '../chain.ts'
import { packMeta } from '../meta/packMeta.ts'
import { packChains } from '../table/packChains.ts'

const notice = '// Derived from the definitions by `pnpm derive`. Not to be edited by hand.\n'

/**
 * The files that follow from the definitions: the packed table, the packed index, and the types of the chains by id.
 *
 * @param chains the chains by the names of their exports, every id once
 * @returns the contents of each file by its path in `src/derived/`
 */
export function deriveTables(chains: Readonly<Record<string, Chain>>): Record<string, string> {
  const byId = Object.entries(chains).sort(([, a], [, b]) => a.id - b.id)
  const table = packChains(Object.values(chains))
  const index = packMeta(Object.values(chains))
  return {
    'packedChains.ts': `${notice}\n/** Every chain. Read by \`unpackChains\`. */\nexport const packedChains =\n  '${table}'\n`,
    'packedMeta.ts': `${notice}\n/** What a list shows of every chain. Read by \`unpackMeta\`. */\nexport const packedMeta =\n  '${index}'\n`,
    'chainById.ts': [
      notice,
      ...Object.keys(chains).map(
        (name) => `import type { ${name} } from '../definitions/${name}.ts'`,
      ),
      '\n/** The type of each chain by its id. */\nexport type ChainById = {',
      ...byId.map(([name, { id }]) => `  ${id}: typeof ${name}`),
      '}\n\n/** The ids of the table. */\nexport type ChainId = keyof ChainById\n',
    ].join('\n'),
  }
}
