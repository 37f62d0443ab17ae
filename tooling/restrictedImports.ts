import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Linter } from 'eslint'

import { firstSeparateLayer, kitLayers, mayImport } from './layers.ts'

type Pattern = { group: string[]; message: string }

const kit = 'packages/connect-kit'
const tests = [
  '**/*.test.{ts,tsx}',
  '**/*.stories.tsx',
  '**/src/testing/**',
  '**/src/docs/**',
  // The server that the kit's pages show.
  `${kit}/src/recipes/**`,
]
const root = fileURLToPath(new URL('..', import.meta.url))

/** The folder of connect-kit that is a command, and runs in Node. */
const command = 'doctor'

/** What a published package may not take from the platform: the browser's packages take nothing from Node. */
const noNode: Pattern = { group: ['node:*'], message: 'This package runs in a browser.' }

const restrict = (files: string[], patterns: Pattern[]): Linter.Config => ({
  files,
  ignores: tests,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
})

/** Our packages that the package in this folder does not import. */
function otherPackages(home: string): Pattern {
  const { name } = JSON.parse(readFileSync(join(root, home, 'package.json'), 'utf8')) as {
    name: string
  }
  const allowed = [name, ...(mayImport[home] ?? [])].flatMap((own) => [`!${own}`, `!${own}/**`])
  return {
    group: ['@ghost-pay/**', ...allowed],
    message: 'tooling/layers.ts says which package imports which.',
  }
}

/** Folders of connect-kit that the folder does not import: those of higher layers, and its neighbours where these are separate. */
function otherFolders(folder: string, layer: number): Pattern {
  const higher = kitLayers.flatMap((folders, index) =>
    index > layer || (index === layer && layer >= firstSeparateLayer) ? folders : [],
  )
  const others = higher.filter((other) => other !== folder)
  return {
    group: others.flatMap((other) => [`../${other}/**`, `../../${other}/**`]),
    message: 'tooling/layers.ts says which layer of connect-kit imports which.',
  }
}

/**
 * The layers as lint rules, so that an editor shows a wrong import while it is written. `house.test.ts` checks the same table over
 * resolved paths.
 *
 * @returns one configuration for each package, and one for each folder of connect-kit
 */
export function restrictedImports(): Linter.Config[] {
  const homes = globSync('{packages,apps}/*/package.json', { cwd: root }).map((path) =>
    dirname(path).replaceAll('\\', '/'),
  )
  return [
    ...homes.map((home) =>
      restrict(
        [`${home}/src/**/*.{ts,tsx}`],
        [otherPackages(home), ...(home === kit ? [noNode] : [])],
      ),
    ),
    ...kitLayers.flatMap((folders, layer) =>
      folders
        .map((folder) => ({ folder, pattern: otherFolders(folder, layer) }))
        .filter(({ pattern }) => pattern.group.length > 0)
        .map(({ folder, pattern }) =>
          restrict(
            [`${kit}/src/${folder}/**/*.{ts,tsx}`],
            [otherPackages(kit), ...(folder === command ? [] : [noNode]), pattern],
          ),
        ),
    ),
  ]
}
