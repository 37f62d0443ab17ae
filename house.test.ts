/** The rules of docs/house.md that a machine can check: who imports whom, no cycles, no `export *`, entry points that exist. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import ts from 'typescript'
import { describe, expect, test } from 'vitest'

import { firstSeparateLayer, isBuiltIn, kitLayers, mayImport } from './tooling/layers.ts'

type Import = { from: string; typeOnly: boolean }

type SourceFile = {
  path: string
  imports: readonly Import[]
  exportsAll: readonly string[]
  /** Exported names without a doc comment. */
  undocumented: readonly string[]
}

type Target = string | { types?: string; default: string }

type Manifest = {
  name: string
  private?: boolean
  exports?: Record<string, Target>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  publishConfig?: { exports?: Record<string, Target> }
}

const sourceOf = (target: Target | undefined): string | undefined =>
  typeof target === 'string' ? target : target?.default

const isType = (node: ts.ImportDeclaration): boolean => {
  const clause = node.importClause
  if (clause === undefined) return false
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  const { namedBindings } = clause
  return (
    clause.name === undefined &&
    namedBindings !== undefined &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.length > 0 &&
    namedBindings.elements.every((element) => element.isTypeOnly)
  )
}

function readSource(path: string, text = readFileSync(path, 'utf8')): SourceFile {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const imports: Import[] = []
  const exportsAll: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      imports.push({ from: node.moduleSpecifier.text, typeOnly: isType(node) })
    } else if (ts.isExportDeclaration(node)) {
      if (node.exportClause === undefined) exportsAll.push(node.getText(source))
      if (node.moduleSpecifier !== undefined && ts.isStringLiteral(node.moduleSpecifier)) {
        imports.push({ from: node.moduleSpecifier.text, typeOnly: node.isTypeOnly })
      }
    } else if (
      ts.isCallExpression(node) &&
      node.expression.kind === ts.SyntaxKind.ImportKeyword &&
      node.arguments[0] !== undefined &&
      ts.isStringLiteralLike(node.arguments[0])
    ) {
      imports.push({ from: node.arguments[0].text, typeOnly: false })
    } else if (
      ts.isImportTypeNode(node) &&
      ts.isLiteralTypeNode(node.argument) &&
      ts.isStringLiteral(node.argument.literal)
    ) {
      imports.push({ from: node.argument.literal.text, typeOnly: true })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return { path, imports, exportsAll, undocumented: undocumentedIn(source) }
}

/** What a function or a component takes is explained member by member. */
const isExplainedByMembers = /(?:Props|Parameters|Options)$/

/** The names that a file declares and exports without a doc comment. A name with two declarations needs one. */
function undocumentedIn(source: ts.SourceFile): string[] {
  const documented = new Set<string>()
  const exported = source.statements.flatMap((statement) => {
    if (!ts.canHaveModifiers(statement)) return []
    const isExported = ts
      .getModifiers(statement)
      ?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    if (isExported !== true) return []
    const declarations = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations
      : [statement as ts.DeclarationStatement]
    const names = declarations.map(({ name }) => name?.getText(source) ?? 'default')
    if (ts.getJSDocCommentsAndTags(statement).length > 0)
      names.forEach((name) => documented.add(name))
    return names
  })
  return exported.filter((name) => !documented.has(name) && !isExplainedByMembers.test(name))
}

const homeOf = (path: string): string => path.split('/').slice(0, 2).join('/')
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

const sources = globSync('{packages,apps}/*/src/**/*.{ts,tsx}')
  .map((path) => path.replaceAll('\\', '/'))
  .sort()
const isProduct = (path: string): boolean =>
  !/\.(test|stories|browser\.test)\.tsx?$/.test(path) && !/\/src\/(?:testing|recipes)\//.test(path)
const all = sources.map((path) => readSource(path))
const product = all.filter(({ path }) => isProduct(path))

const manifests = new Map(
  globSync('{packages,apps}/*/package.json').map((path) => [
    homeOf(path.replaceAll('\\', '/')),
    JSON.parse(readFileSync(path, 'utf8')) as Manifest,
  ]),
)
const manifestOf = (name: string) =>
  [...manifests.values()].find((candidate) => candidate.name === name)
/** Whether the build takes its types into the declarations, since npm does not have it. */
const isInlined = (importer: Manifest | undefined, name: string): boolean =>
  name in (importer?.devDependencies ?? {}) && manifestOf(name)?.private === true
const declaredBy = (manifest: Manifest): readonly string[] =>
  Object.keys({
    ...manifest.dependencies,
    ...manifest.peerDependencies,
    ...manifest.optionalDependencies,
    ...manifest.devDependencies,
  })
const entryPointsOf = (name: string): readonly string[] => {
  return Object.keys(manifestOf(name)?.exports ?? {}).map((entry) => name + entry.slice(1))
}

describe('the house', () => {
  test('has sources to look at', () => {
    expect(product.length).toBeGreaterThan(20)
  })

  test('reads every form of import', () => {
    const sample = `
      import { a } from './a.ts'
      import type { B } from './b.ts'
      import './c.css'
      export { d } from './d.ts'
      type E = import('./e.ts').E
      const f = await import('./f.ts')
      const g: typeof import('./g.ts') = f
    `
    expect(readSource('sample.ts', sample).imports.map(({ from }) => from)).toEqual([
      './a.ts',
      './b.ts',
      './c.css',
      './d.ts',
      './e.ts',
      './f.ts',
      './g.ts',
    ])
  })

  test('packages import only what they may', () => {
    const broken = product.flatMap(({ path, imports }) =>
      imports
        .map(({ from }) => packageOf(from))
        .filter((name) => name.startsWith('@ghost-pay/'))
        .filter((name) => !(mayImport[homeOf(path)] ?? []).includes(name))
        .map((name) => `${path} imports ${name}`),
    )
    expect(broken).toEqual([])
  })

  test('packages are imported through an entry point that is named in exports', () => {
    const broken = all.flatMap(({ path, imports }) =>
      imports
        .filter(({ from }) => from.startsWith('@ghost-pay/'))
        .filter(({ from }) => !entryPointsOf(packageOf(from)).includes(from))
        .map(({ from }) => `${path} imports ${from}`),
    )
    expect(broken).toEqual([])
  })

  test('chains need viem only where a stack of viem is asked for', () => {
    const broken = product
      .filter(({ path }) =>
        /^packages\/chains\/src\/(?!op-stack|celo|zksync|linea|derive)/.test(path),
      )
      .flatMap(({ path, imports }) =>
        imports
          .filter(({ from, typeOnly }) => packageOf(from) === 'viem' && !typeOnly)
          .map(({ from }) => `${path} imports ${from}`),
      )
    expect(broken).toEqual([])
  })

  test('no file reaches into another package by a path', () => {
    const broken = all.flatMap(({ path, imports }) =>
      imports
        .filter(({ from }) => from.startsWith('.'))
        .filter(({ from }) => {
          const target = join(dirname(path), from).replaceAll('\\', '/')
          return /^(packages|apps)\//.test(target) && homeOf(target) !== homeOf(path)
        })
        .map(({ from }) => `${path} imports ${from}`),
    )
    expect(broken).toEqual([])
  })

  test('what is imported is declared', () => {
    const builtIn = (name: string) => name.startsWith('node:') || name.startsWith('virtual:')
    const broken = product.flatMap(({ path, imports }) => {
      const manifest = manifests.get(homeOf(path))
      const declared = {
        ...manifest?.dependencies,
        ...manifest?.peerDependencies,
        ...manifest?.optionalDependencies,
      }
      return imports
        .filter(({ from }) => !from.startsWith('.') && !builtIn(from))
        .filter(({ from, typeOnly }) => !(typeOnly && isInlined(manifest, packageOf(from))))
        .map(({ from }) => packageOf(from))
        .filter((name) => !(name in declared) && name !== manifest?.name)
        .filter(
          (name) =>
            !(isBuiltIn[homeOf(path)]?.includes(name) && name in (manifest?.devDependencies ?? {})),
        )
        .map((name) => `${path} imports ${name}`)
    })
    expect(broken).toEqual([])
  })

  test('what tests import is declared: our packages by each package, test tools by it or by the root', () => {
    const root = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
    const tools = Object.keys(root.devDependencies ?? {}).filter(
      (name) => !name.startsWith('@ghost-pay/'),
    )
    // `connect-kit/examples` are files that its command rewrites, with the packages of other kits.
    const others = globSync('{packages,apps,examples}/*/**/*.{ts,tsx,mts,mjs,js}', {
      exclude: (path) => /(?:^|[\\/])(?:node_modules|dist|storybook-static)$/.test(path),
    })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => !/^(?:packages|apps)\/[^/]+\/(?:src|examples)\//.test(path))
      .map((path) => readSource(path))
    expect(others.length).toBeGreaterThan(50)
    const broken = [...all, ...others].flatMap(({ path, imports }) => {
      const manifest = JSON.parse(
        readFileSync(join(homeOf(path), 'package.json'), 'utf8'),
      ) as Manifest
      const declared = [manifest.name, ...tools, ...declaredBy(manifest)]
      return imports
        .filter(({ from }) => !/^(?:\.|node:|virtual:)/.test(from))
        .map(({ from }) => packageOf(from))
        .filter((name) => !declared.includes(name))
        .map((name) => `${path} imports ${name}`)
    })
    expect(broken).toEqual([])
  })

  test('no package needs itself through others, for its tests neither', () => {
    const next = new Map(
      [...manifests.values()].map((manifest) => [
        manifest.name,
        declaredBy(manifest).filter((name) => name.startsWith('@ghost-pay/')),
      ]),
    )
    const find = (name: string, trail: readonly string[]): readonly string[] | undefined => {
      if (trail.includes(name)) return [...trail, name]
      for (const needed of next.get(name) ?? []) {
        const cycle = find(needed, [...trail, name])
        if (cycle !== undefined) return cycle
      }
      return undefined
    }
    expect([...next.keys()].map((name) => find(name, [])).filter(Boolean)).toEqual([])
  })

  test('nothing of a production bundle knows the local chain or the test wallets', () => {
    const broken = product
      .filter(({ path }) => path.startsWith('apps/'))
      .flatMap(({ path, imports }) =>
        imports
          .filter(({ from }) => /^@ghost-pay\/(devnet|local-chain|test-wallet)/.test(from))
          .map(({ from }) => `${path} imports ${from}`),
      )
    expect(broken).toEqual([])
  })

  test('every file and folder of connect-kit has a layer', () => {
    const known = [...kitLayers.flat(), 'index', 'exports', 'docs', 'recipes', 'testing']
    const names = product
      .filter(({ path }) => path.startsWith('packages/connect-kit/src/'))
      .map(({ path }) => path.split('/')[3]?.replace(/\.tsx?$/, '') ?? '')
    expect([...new Set(names)].filter((name) => !known.includes(name))).toEqual([])
  })

  test('the layers of connect-kit import downwards', () => {
    const root = 'packages/connect-kit/src/'
    const layerOf = (path: string): number => {
      const folder =
        path
          .slice(root.length)
          .split('/')[0]
          ?.replace(/\.tsx?$/, '') ?? ''
      return kitLayers.findIndex((layer) => layer.includes(folder))
    }
    const folderOf = (path: string) => path.slice(root.length).split('/')[0]
    const broken = product
      .filter(({ path }) => path.startsWith(root) && layerOf(path) >= 0)
      .flatMap(({ path, imports }) =>
        imports
          .filter(({ from }) => from.startsWith('.'))
          .map(({ from }) => join(dirname(path), from).replaceAll('\\', '/'))
          .filter((target) => folderOf(target) !== folderOf(path))
          .filter((target) => {
            const [own, other] = [layerOf(path), layerOf(target)]
            return other > own || (other === own && own >= firstSeparateLayer)
          })
          .map((target) => `${path} imports ${target}`),
      )
    expect(broken).toEqual([])
  })

  test('no file imports itself through others, counting types and dynamic imports', () => {
    const next = new Map(
      product.map(({ path, imports }) => [
        path,
        imports
          .filter(({ from }) => from.startsWith('.'))
          .map(({ from }) => join(dirname(path), from).replaceAll('\\', '/')),
      ]),
    )
    const done = new Set<string>()
    const find = (path: string, trail: readonly string[]): readonly string[] | undefined => {
      const at = trail.indexOf(path)
      if (at >= 0) return [...trail.slice(at), path]
      if (done.has(path)) return undefined
      for (const target of next.get(path) ?? []) {
        const cycle = find(target, [...trail, path])
        if (cycle !== undefined) return cycle
      }
      done.add(path)
      return undefined
    }
    const cycles = [...next.keys()].flatMap((path) => find(path, [])?.join(' → ') ?? [])
    expect([...new Set(cycles)]).toEqual([])
  })

  test('every exported name has a doc comment', () => {
    const sample = `
      /** Pays. */
      export const pay = 1
      export const quiet = 2
      export type PayProps = {}
      /** A fee. */
      export function fee(): void
      export function fee(): void {}
    `
    expect(readSource('sample.ts', sample).undocumented).toEqual(['quiet'])
    // What a script writes says nothing of its names.
    const isWritten = /^packages\/(?:gateway-wire\/src\/index|chains\/src\/derived\/)/
    expect(
      product
        .filter(({ path }) => !isWritten.test(path))
        .flatMap(({ path, undocumented }) => undocumented.map((name) => `${path}: ${name}`)),
    ).toEqual([])
  })

  test('no file says export *', () => {
    expect(
      all.flatMap(({ path, exportsAll }) => exportsAll.map((text) => `${path}: ${text}`)),
    ).toEqual([])
  })

  test.each([...manifests].filter(([, manifest]) => manifest.private !== true))(
    '%s: every entry point exists, and npm gets the same ones',
    (home, { exports = {}, publishConfig }) => {
      const published = publishConfig?.exports ?? {}
      expect(Object.keys(published)).toEqual(Object.keys(exports))
      for (const [entry, target] of Object.entries(exports)) {
        const source = sourceOf(target) ?? 'missing'
        // What only a build makes is looked for in the package as it is packed (check:package).
        if (source.startsWith('./dist/')) expect(source).toBe(sourceOf(published[entry]))
        else expect(globSync(join(home, source)).length, source).toBeGreaterThan(0)
      }
      for (const [entry, target] of Object.entries(published)) {
        if (entry === './package.json') continue
        expect(sourceOf(target), entry).toMatch(/^\.\/(dist|styles\.d)/)
      }
    },
  )
})
