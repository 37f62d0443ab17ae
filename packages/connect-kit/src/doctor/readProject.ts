import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

import type { InstalledPackage, Project, SourceFile } from './Project.ts'

type Manifest = {
  version?: string
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** Folders that have no sources of the app. */
export const skipped = /^(?:node_modules|dist|build|out|coverage|\..*)$/

/** Sources, pages, and files that hold headers. */
const looked = /(?:\.(?:[cm]?[jt]sx?|css|s[ac]ss|html|vue|mdx)|_headers|vercel\.json|\.conf)$/

const isTest = /\.(?:test|spec|stories)\.|\.d\.ts$/

/** Larger files are not read as sources. */
const longest = 500_000

/** A package as Node finds it: in the next `node_modules` upwards. */
function findPackage(name: string, from: string): InstalledPackage | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name)
    if (existsSync(join(path, 'package.json'))) {
      return { path: realpathSync(path), version: readManifest(path).version ?? '0.0.0' }
    }
    if (folder === dirname(folder)) return undefined
  }
}

/** Without comments, so that what is switched off does not count. An address has its two slashes after a colon. */
const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<![:'"`])\/\/(?!['"`]).*$/gm, '')

function readFiles(root: string, folder = root): SourceFile[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry): SourceFile[] => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return skipped.test(entry.name) ? [] : readFiles(root, path)
    if (!looked.test(entry.name) || isTest.test(entry.name)) return []
    const text = readFileSync(path, 'utf8')
    if (text.length > longest) return []
    return [{ path: relative(root, path).replaceAll('\\', '/'), text: withoutComments(text) }]
  })
}

/**
 * Reads what the doctor looks at. Nothing is written, run or fetched.
 *
 * @param root the folder of the app's `package.json`
 * @param kit the folder of the kit's `package.json`
 */
export function readProject(root: string, kit: string): Project {
  const { peerDependencies = {}, peerDependenciesMeta = {} } = readManifest(kit)
  const inApp = findPackage('@ghost-pay/connect-kit', root)?.path
  const wagmi = findPackage('wagmi', root)?.path
  // Each may find another copy.
  const from = [realpathSync(root), inApp, wagmi].filter((folder) => folder !== undefined)
  const installed = Object.keys(peerDependencies).map((name) => {
    const found = from.flatMap((folder) => findPackage(name, folder) ?? [])
    return [name, [...new Map(found.map((each) => [each.path, each])).values()]] as const
  })
  return {
    node: process.versions.node,
    peers: Object.fromEntries(
      Object.entries(peerDependencies).map(([name, range]) => [
        name,
        { range, optional: peerDependenciesMeta[name]?.optional ?? false },
      ]),
    ),
    installed: Object.fromEntries(installed),
    files: readFiles(root),
  }
}
