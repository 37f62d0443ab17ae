/**
 * Compiles the code in the READMEs and the pages beside them, each block as a module of its own package, under stricter
 * settings than most readers have. Ends with 1 when a block does not compile.
 */
import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const cache = join(root, 'node_modules/.cache/readmes')

/** What a page calls by a name that is the reader's own, and no more than that. */
const readersNames: Readonly<Record<string, readonly string[]>> = {
  'packages/connect-kit/docs/sign-in.md': ['message', 'signature', 'takeNonce'],
  'packages/connect-kit/docs/transactions.md': ['calls', 'to', 'value'],
  'packages/devnet/README.md': ['devnet', 'safeAddress', 'signer'],
  'packages/local-gateway/README.md': ['safe'],
  'packages/test-wallet/README.md': ['chains', 'page', 'privateKey', 'rpcUrl', 'uri'],
}

/** "Cannot find name", with or without a guess, and the same for a shorthand property. */
const unknownName = /error TS(?:2304|2552|18004): [^']*'(\w+)'/

const blocks = globSync(['packages/*/README.md', 'packages/*/docs/*.md'], { cwd: root })
  .map((page) => page.replaceAll('\\', '/'))
  .sort()
  .flatMap((page) => {
    const text = readFileSync(join(root, page), 'utf8')
    return [...text.matchAll(/^```(tsx?)\n([\s\S]*?)^```/gm)].map((match) => {
      const [, language = '', code = ''] = match
      const line = text.slice(0, match.index).split('\n').length
      // Beside the package's manifest: there a package may import itself.
      const folder = join(root, dirname(page).replace(/\/docs$/, ''), '.readme')
      // A block without an import is a part of a module all the same.
      return {
        page,
        line,
        code: `${code}\nexport {}\n`,
        file: join(folder, `${page.replace(/\W/g, '-')}-${line}.${language}`),
      }
    })
  })
const folders = new Set(blocks.map(({ file }) => dirname(file)))

/** What the compiler says, line by line. */
function compile(): string[] {
  writeFileSync(
    join(cache, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        noImplicitOverride: true,
        skipLibCheck: true,
        noEmit: true,
        allowImportingTsExtensions: true,
        target: 'es2022',
        module: 'esnext',
        moduleResolution: 'bundler',
        lib: ['es2023', 'dom', 'dom.iterable'],
        jsx: 'react-jsx',
        types: ['node', 'vite/client'],
      },
      files: blocks.map(({ file }) => relative(cache, file)),
    }),
  )
  try {
    const tsc = join(root, 'node_modules/typescript7/bin/tsc')
    execFileSync(process.execPath, [tsc, '-p', cache, '--pretty', 'false'], { cwd: root })
    return []
  } catch (error) {
    // The error of execFileSync has what the program wrote.
    return String((error as { stdout?: Buffer }).stdout ?? error)
      .split('\n')
      .filter((line) => line.includes('error TS'))
  }
}

/** A block that begins with the name of a file, as `// devnet.ts`, is imported by that name from others of its page. */
function writeBlock({ file, code }: { file: string; code: string }): void {
  writeFileSync(file, code)
  const [, name] = /^\/\/ ([\w.]+\.tsx?)\n/.exec(code) ?? []
  if (name !== undefined)
    writeFileSync(join(dirname(file), name), `export * from './${basename(file)}'\n`)
}

try {
  for (const folder of [cache, ...folders]) mkdirSync(folder, { recursive: true })
  for (const block of blocks) writeBlock(block)
  const wrong = compile().flatMap((error) => {
    const block = blocks.find(({ file }) => error.includes(file.split(/[\\/]/).at(-1) ?? ''))
    if (!block) return [error]
    const name = unknownName.exec(error)?.[1]
    if (name !== undefined && readersNames[block.page]?.includes(name)) return []
    const line = block.line + Number(/\((\d+),/.exec(error)?.[1] ?? 0)
    return [`${block.page}:${line}: ${error.replace(/^.*?: error /, '')}`]
  })
  for (const line of wrong) process.stderr.write(`${line}\n`)
  process.stdout.write(`${blocks.length} blocks of code in the READMEs, ${wrong.length} errors\n`)
  if (wrong.length > 0 || blocks.length < 30) process.exitCode = 1
} finally {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}
