import type { Definition } from './readDefinitions.ts'

/**
 * Everything that follows from the definitions of wallets, of this package and of the package with their marks.
 *
 * @param definitions in the order of their ids
 * @param read the text of a file as it stands, of which only the lines about wallets are replaced
 * @returns the contents of each file by its path from the root of the repository
 */
export function deriveWallets(
  definitions: readonly Definition[],
  read: (path: string) => string,
): Record<string, string> {
  const marked = definitions.flatMap(({ mark, ...definition }) =>
    mark === undefined ? [] : [{ ...definition, file: fileOf(mark) }],
  )
  const markVersion = /version: '(.+)'/.exec(read('packages/wallet-marks/src/sources.ts'))?.[1]
  const edit = (path: string, change: (text: string) => string): [string, string] => [
    path,
    change(read(path)),
  ]
  const marksIn = (text: string) => text.replace(/\d+(?= wallets for the)/, String(marked.length))
  return Object.fromEntries<string>([
    edit('packages/connect-kit/src/wallets/index.ts', (text) =>
      replaceLines(
        text,
        /^export \{ \w+ \} from '\.\/definitions\//,
        definitions.map(({ wallet: { id } }) => `export { ${id} } from './definitions/${id}.ts'`),
      ),
    ),
    edit('packages/connect-kit/docs/wallets.md', (text) =>
      replaceLines(text, /^\|/, definitionTable(definitions), '| wallet '),
    ),
    edit('packages/connect-kit/README.md', (text) =>
      text.replace(/\d+(?= wallets, the connectors)/, String(definitions.length)),
    ),
    ['packages/connect-kit/src/wallets/derived/definedMakers.ts', makers(definitions)],
    [
      'packages/connect-kit/src/doctor/move/derived/definedNames.ts',
      moduleOf('The other names of each wallet that is defined.', [
        'export const definedNames: Readonly<Record<string, readonly string[]>> = {',
        ...definitions.map(
          ({ wallet: { id, aliases = [] } }) =>
            `  ${id}: [${aliases.map((alias) => `'${alias}'`).join(', ')}],`,
        ),
        '}',
      ]),
    ],
    [
      'packages/wallet-marks/src/derived/markIds.ts',
      moduleOf('The wallets whose mark is here, by the ids of `@ghost-pay/connect-kit/wallets`.', [
        'export const markIds = [',
        ...marked.map(({ wallet: { id } }) => `  '${id}',`),
        '] as const',
      ]),
    ],
    [
      'packages/wallet-marks/src/derived/markLoaders.ts',
      moduleOf(
        'What loads each mark: a file of the icon package as it is.',
        [
          'export const markLoaders: Readonly<Record<MarkId, () => Promise<{ default: string }>>> = {',
          ...marked.map(({ wallet: { id }, file }) =>
            fit(`  ${id}: () =>`, `import('@web3icons/core/${file}'),`),
          ),
          '}',
        ],
        ["import type { MarkId } from '../MarkId.ts'"],
      ),
    ],
    [
      'packages/wallet-marks/src/derived/markSources.ts',
      moduleOf(
        'The source of each mark. `MARKS.md` has the same as a table.',
        [
          'export const markSources: Readonly<Record<MarkId, MarkSource>> = {',
          ...marked.flatMap(({ wallet: { id, name }, website, file, guideline }) => [
            `  ${id}: {`,
            fit('    wallet:', `'${name}',`),
            fit('    website:', `'${website}',`),
            fit('    file:', `'${file}',`),
            ...(guideline === undefined ? [] : [fit('    guideline:', `'${guideline}',`)]),
            '  },',
          ]),
          '}',
        ],
        [
          "import type { MarkId } from '../MarkId.ts'",
          "import type { MarkSource } from '../MarkSource.ts'",
        ],
      ),
    ],
    edit('packages/wallet-marks/MARKS.md', (text) =>
      replaceLines(text, /^\|/, markTable(marked, markVersion ?? ''), '| mark '),
    ),
    edit('packages/wallet-marks/README.md', marksIn),
    edit('README.md', marksIn),
  ])
}

const fileOf = (mark: string) => `svgs/${mark.replace('/', '/background/')}.svg.js`

/** A flag names one wallet. MetaMask's comes last: most wallets set it as well, so that older pages take them. */
function makers(definitions: readonly Definition[]): string {
  const rows = definitions
    .flatMap(({ wallet: { name, rdns, injected }, flags }) =>
      [injected?.flag ?? [], flags].flat().map((flag) => {
        const [domain] = [rdns ?? []].flat()
        return {
          flag,
          said: [
            ...(domain !== undefined
              ? [`'${domain}'`]
              : name === nameIn(flag)
                ? []
                : ['undefined']),
            ...(name === nameIn(flag) ? [] : [`'${name}'`]),
          ],
        }
      }),
    )
    .sort((a, b) => (rank(a.flag) < rank(b.flag) ? -1 : 1))
  return moduleOf(
    'The flags that the definitions name: the domain name, and the name where the flag says another.',
    [
      'export const definedMakers = {',
      ...rows.map(({ flag, said }) => `  ${flag}: [${said.join(', ')}],`),
      '} as const',
    ],
  )
}

/** `isRainbow` is said by Rainbow. */
const nameIn = (flag: string) => flag.slice(2)

const rank = (flag: string) => (flag === 'isMetaMask' ? '~' : flag.toLowerCase())

function definitionTable(definitions: readonly Definition[]): string[] {
  return table(
    ['wallet', 'id', 'announces itself as', 'read in'],
    definitions.map(({ wallet: { id, name, rdns }, website, facts }) => [
      `[${name}](${website})`,
      `\`${id}\``,
      [rdns ?? []]
        .flat()
        .map((domain) => `\`${domain}\``)
        .join(', ') || '–',
      facts,
    ]),
  )
}

function markTable(
  marked: readonly (Omit<Definition, 'mark'> & { file: string })[],
  version: string,
): string[] {
  return table(
    ['mark', 'of', 'file in `@web3icons/core`', 'version', 'licence', 'brand guideline'],
    marked.map(({ wallet: { id, name }, website, file, guideline }) => [
      `\`${id}\``,
      `[${name}](${website})`,
      `\`${file}\``,
      version,
      'MIT',
      guideline === undefined ? 'none found' : `[guideline](${guideline})`,
    ]),
  )
}

/** A file of one export. */
function moduleOf(doc: string, lines: readonly string[], imports: readonly string[] = []): string {
  return [
    ...imports,
    ...(imports.length > 0 ? [''] : []),
    '/**',
    ` * ${doc}`,
    ' *',
    ' * Written by `pnpm derive` from the definitions.',
    ' */',
    ...lines,
    '',
  ].join('\n')
}

/** One line, or two where one is too long. */
function fit(start: string, rest: string): string {
  const line = `${start} ${rest}`
  return line.length <= 100 ? line : `${start}\n${/^ */.exec(start)?.[0] ?? ''}  ${rest}`
}

/**
 * Replaces the lines that match and stand one after another.
 *
 * @param first what the first of them starts with, where several runs of lines match
 */
function replaceLines(
  text: string,
  pattern: RegExp,
  replacement: readonly string[],
  first = '',
): string {
  const lines = text.split('\n')
  const start = lines.findIndex((line) => pattern.test(line) && line.startsWith(first))
  if (start === -1) throw new Error(`No line matches ${String(pattern)} ${first}`)
  let end = start
  while (pattern.test(lines[end] ?? '')) end += 1
  return lines.toSpliced(start, end - start, ...replacement).join('\n')
}

/** Columns as wide as their widest cell. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  )
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)]
}
