import type { Chain } from '../chain.ts'
import { collisions } from '../collisions.ts'
import { getChainIconFile } from '../icons/getChainIconFile.ts'
import { deviations } from '../reference/deviations.ts'

/**
 * The page that lists every chain.
 *
 * @param chains the chains by the names of their exports, every id once
 * @returns Markdown, as Prettier leaves it
 */
export function deriveDocs(chains: Readonly<Record<string, Chain>>): string {
  const rows = Object.entries(chains).sort(([, a], [, b]) => a.id - b.id)
  const active = rows.filter(([, { status }]) => status === 'active')
  const main = active.filter(([, { testnet }]) => !testnet)
  const test = active.filter(([, { testnet }]) => testnet)
  const gone = rows.filter(([, { status }]) => status !== 'active')
  const nameOf = (id: number) => rows.find(([, chain]) => chain.id === id)?.[1].name ?? String(id)
  return [
    '# Every chain',
    '',
    `Written by \`pnpm derive\` from the definitions: ${rows.length} chains, ${active.length} of them in use. The images are in the package,`,
    'at `@ghost-pay/chains/icons/<name>`. A chain without one gets a monogram.',
    '',
    `## Main networks (${main.length})`,
    '',
    table(
      listHead,
      main.map((row) => listRow(row)),
    ),
    '',
    `## Test networks (${test.length})`,
    '',
    table(
      listHead,
      test.map((row) => listRow(row)),
    ),
    '',
    `## No longer in use (${gone.length})`,
    '',
    'They stay in the table so that old data can be named, and out of lists unless they are asked for.',
    '',
    table(
      ['Icon', 'Id', 'Name', 'Export', 'Status', 'Since', 'What happened', 'Use instead', 'Source'],
      gone.map(([name, chain]) => [
        iconOf(chain),
        String(chain.id),
        chain.name,
        `\`${name}\``,
        chain.status,
        chain.deprecation?.since ?? '',
        chain.deprecation?.reason ?? '',
        chain.deprecation?.successor === undefined ? '' : nameOf(chain.deprecation.successor),
        chain.deprecation?.source ?? '',
      ]),
    ),
    '',
    '## Ids with more than one claim',
    '',
    table(
      ['Id', 'Owner', 'Others', 'Why'],
      collisions.map(({ id, owner, others, reason }) => [
        String(id),
        `\`${owner}\``,
        others.map((name) => `\`${name}\``).join(', '),
        reason,
      ]),
    ),
    '',
    '## Where the table differs on purpose',
    '',
    'Everything else agrees with what it is checked against: viem and the table of June 2023 (`history`).',
    '',
    table(
      ['Export', 'Field', 'Here', 'There', 'Checked against', 'Why'],
      deviations.map(({ chain, field, ours, theirs, reference, reason }) => [
        `\`${chain}\``,
        field,
        String(ours) || 'none',
        String(theirs),
        reference,
        reason,
      ]),
    ),
    '',
  ].join('\n')
}

const listHead = ['Icon', 'Id', 'Name', 'Export', 'Short name', 'Currency', 'Settles on']

function listRow([name, chain]: [string, Chain]): string[] {
  const { id, shortName, shortNameAliases = [], nativeCurrency, parent } = chain
  return [
    iconOf(chain),
    String(id),
    chain.name,
    `\`${name}\``,
    [shortName ?? '', ...shortNameAliases].filter((one) => one !== '').join(', '),
    nativeCurrency.symbol,
    parent ? String(parent.id) : '',
  ]
}

function iconOf({ id }: Chain): string {
  const file = getChainIconFile(id)
  return file === undefined ? 'monogram' : `\`${file}\``
}

/** Columns as wide as their widest cell. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [head, ...rows].map((row) => row.map((cell) => escape(cell)))
  const widths = head.map((_, column) =>
    Math.max(3, ...cells.map((row) => [...(row[column] ?? '')].length)),
  )
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - [...cell].length)).join(' | ')} |`
  const [first = [], ...others] = cells
  return [
    line(first),
    line(widths.map((width) => '-'.repeat(width))),
    ...others.map((row) => line(row)),
  ].join('\n')
}

const escape = (cell: string) => cell.replaceAll('|', '\\|')
