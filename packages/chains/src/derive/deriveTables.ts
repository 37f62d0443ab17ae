import type { Chain } from '../chain.ts'
import { type Columns, toColumns } from '../columns.ts'
import { toChainRow } from '../lookup/chainRow.ts'
import { toMetaRow } from '../meta/chainMeta.ts'

const notice = '// Derived from the definitions by `pnpm derive`. Not to be edited by hand.\n'

/**
 * The files that follow from the definitions: the table and the index as columns, and the types of the chains by id.
 *
 * @param chains the chains by the names of their exports, every id once
 * @returns the contents of each file by its path in `src/derived/`
 */
export function deriveTables(chains: Readonly<Record<string, Chain>>): Record<string, string> {
  const all = Object.values(chains)
  const byId = Object.entries(chains).sort(([, a], [, b]) => a.id - b.id)
  return {
    'chainColumns.ts': [
      notice,
      "import type { Columns } from '../columns.ts'",
      "import type { ChainRow } from '../lookup/chainRow.ts'\n",
      '/** Every chain, in the order of the names of their exports: similar chains side by side compress best. */',
      `export const chainColumns: Columns<ChainRow> = ${literal(toColumns(all.map((chain) => toChainRow(chain))))}\n`,
    ].join('\n'),
    'metaColumns.ts': [
      notice,
      "import type { Columns } from '../columns.ts'",
      "import type { MetaRow } from '../meta/chainMeta.ts'\n",
      '/** What a list shows of every chain. */',
      `export const metaColumns: Columns<MetaRow> = ${literal(toColumns(all.map((chain) => toMetaRow(chain))))}\n`,
    ].join('\n'),
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

/** Columns, a line for each. */
function literal<row extends object>(columns: Columns<row>): string {
  const lines = Object.entries(columns).map(
    ([field, values]) => `  ${field}: ${JSON.stringify(values)},\n`,
  )
  return `{\n${lines.join('')}}`
}
