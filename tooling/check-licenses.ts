/**
 * What npm installs with our packages must be under a permissive licence. Walks the production dependencies of
 * every published package as they are installed here, optional peers that we name included.
 */
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

type Manifest = {
  name: string
  version: string
  license?: string | { type: string }
  licenses?: { type: string }[]
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
])

/** Exceptions, each with its reason; a name stands for its platform packages too. */
const exceptions: Record<string, string> = {
  // docs/decisions/0003-account-contracts-from-npm.md
  '@safe-global/safe-contracts': 'contract bytecode put on a local chain by devnet, never bundled',
  lightningcss: 'a part of vite, which the host of devnet/vite brings itself',
}

const isException = ({ name }: Manifest): boolean =>
  Object.keys(exceptions).some((known) => name === known || name.startsWith(`${known}-`))

const allows = (expression: string): boolean => {
  const plain = expression.replaceAll(/[()]/g, '').trim()
  if (/\sOR\s/.test(plain)) return plain.split(/\sOR\s/).some(allows)
  if (/\sAND\s/.test(plain)) return plain.split(/\sAND\s/).every(allows)
  return permissive.has(plain)
}

const licenseOf = ({ license, licenses }: Manifest): string =>
  typeof license === 'string'
    ? license
    : (license?.type ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'none stated')

/** The folder of a package as its dependent sees it, or undefined where it is not installed (other platforms). */
function folderOf(name: string, dependent: string): string | undefined {
  const paths = createRequire(join(dependent, 'package.json')).resolve.paths(name) ?? []
  const found = paths
    .map((path) => join(path, name))
    .find((path) => existsSync(join(path, 'package.json')))
  return found === undefined ? undefined : realpathSync(found)
}

const root = fileURLToPath(new URL('..', import.meta.url))
const seen = new Map<string, Manifest>()

function walk(folder: string): void {
  if (seen.has(folder)) return
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  seen.set(folder, manifest)
  const names = Object.keys({
    ...manifest.dependencies,
    ...manifest.optionalDependencies,
    ...manifest.peerDependencies,
  })
  for (const name of names) {
    const next = folderOf(name, folder)
    if (next !== undefined) walk(next)
  }
}

for (const name of readdirSync(join(root, 'packages'))) walk(join(root, 'packages', name))

const refused = [...seen.values()]
  .filter((manifest) => !allows(licenseOf(manifest)))
  .filter((manifest) => !isException(manifest))
for (const manifest of refused) {
  console.error(`${manifest.name}@${manifest.version}: ${licenseOf(manifest)} is not on the list`)
}
for (const name of Object.keys(exceptions)) {
  if (![...seen.values()].some((manifest) => manifest.name === name)) {
    console.error(`${name} is an exception but nothing installs it any more`)
    process.exitCode = 1
  }
}
console.log(`${seen.size} packages looked at, ${refused.length} refused`)
if (refused.length > 0) process.exitCode = 1
