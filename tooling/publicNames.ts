/** Reads what every published package offers, and who uses it. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import ts from 'typescript'

type Manifest = {
  name: string
  private?: boolean
  exports: Record<string, string | { default: string }>
}

/** One way into a package: what a program imports from, and what it finds there. */
export type EntryPoint = {
  /** Import specifier, for example `@ghost-pay/chains/lookup`. */
  specifier: string
  /** Folder of the package, for example `packages/chains`. */
  folder: string
  /** Exported values: functions, classes, constants. */
  values: readonly string[]
  /** File that an exported value comes from, where the entry point re-exports it. */
  origins: ReadonlyMap<string, string>
  /** Exported types. */
  types: readonly string[]
}

/** A name that a file imports from an entry point. */
export type Use = { specifier: string; name: string; path: string }

const parse = (path: string, text: string): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

/** The names that a statement exports. */
function exportedBy(statement: ts.Statement, source: ts.SourceFile) {
  const values: string[] = []
  const types: string[] = []
  if (ts.isExportDeclaration(statement)) {
    const clause = statement.exportClause
    if (clause === undefined) return { values, types }
    if (ts.isNamespaceExport(clause)) return { values: [clause.name.text], types }
    for (const { name, isTypeOnly } of clause.elements) {
      const names = statement.isTypeOnly || isTypeOnly ? types : values
      names.push(name.text)
    }
  } else if (ts.isExportAssignment(statement)) {
    values.push('default')
  } else if (isExported(statement)) {
    if (ts.isVariableStatement(statement)) {
      for (const { name } of statement.declarationList.declarations) {
        values.push(name.getText(source))
      }
    } else if (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)) {
      types.push(statement.name.text)
    } else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      if (statement.name !== undefined) values.push(statement.name.text)
    }
  }
  return { values, types }
}

/**
 * The entry points of every published package, in the order of their names. An entry point that is not TypeScript (a style sheet,
 * the manifest) has no names and is left out.
 *
 * @returns entry points with their names, sorted
 */
export function readEntryPoints(): EntryPoint[] {
  return globSync('packages/*/package.json')
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .flatMap((path) => {
      const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest
      if (manifest.private === true) return []
      return Object.entries(manifest.exports).flatMap(([entry, target]) => {
        const file = join(dirname(path), typeof target === 'string' ? target : target.default)
        if (!/\.tsx?$/.test(file)) return []
        const source = parse(file, readFileSync(file, 'utf8'))
        const found = source.statements.map((statement) => exportedBy(statement, source))
        const origins = source.statements.flatMap((statement) => {
          const from =
            ts.isExportDeclaration(statement) &&
            statement.moduleSpecifier !== undefined &&
            ts.isStringLiteral(statement.moduleSpecifier)
              ? join(dirname(file), statement.moduleSpecifier.text).replaceAll('\\', '/')
              : undefined
          return from === undefined
            ? []
            : exportedBy(statement, source).values.map((name) => [name, from] as const)
        })
        return [
          {
            specifier: manifest.name + entry.slice(1),
            folder: dirname(path),
            values: found.flatMap(({ values }) => values).sort(),
            types: found.flatMap(({ types }) => types).sort(),
            origins: new Map(origins),
          },
        ]
      })
    })
}

const isOurs = (specifier: string): boolean => specifier.startsWith('@ghost-pay/')

/** What `import('…')` gives: the expression that is awaited, or the call itself, also where another function makes the import. */
function outside(node: ts.Node): ts.Node {
  const { parent } = node
  if (ts.isAwaitExpression(parent) || ts.isParenthesizedExpression(parent)) return outside(parent)
  return ts.isArrowFunction(parent) && ts.isCallExpression(parent.parent)
    ? outside(parent.parent)
    : node
}

/** Every name of ours that a piece of TypeScript imports, also through a namespace or a dynamic import. */
export function usesIn(path: string, text: string): Use[] {
  const source = parse(path, text)
  const uses: Use[] = []
  const namespaces = new Map<string, string>()
  const add = (specifier: string, name: string) => uses.push({ specifier, name, path })

  const visit = (node: ts.Node): void => {
    if (
      (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
      node.moduleSpecifier !== undefined &&
      ts.isStringLiteral(node.moduleSpecifier) &&
      isOurs(node.moduleSpecifier.text)
    ) {
      const specifier = node.moduleSpecifier.text
      const bindings = ts.isImportDeclaration(node)
        ? node.importClause?.namedBindings
        : node.exportClause
      if (bindings !== undefined && (ts.isNamedImports(bindings) || ts.isNamedExports(bindings))) {
        for (const { name, propertyName } of bindings.elements) {
          add(specifier, (propertyName ?? name).text)
        }
      } else if (bindings !== undefined) {
        namespaces.set(bindings.name.text, specifier)
      }
    } else if (
      ts.isCallExpression(node) &&
      node.expression.kind === ts.SyntaxKind.ImportKeyword &&
      node.arguments[0] !== undefined &&
      ts.isStringLiteralLike(node.arguments[0]) &&
      isOurs(node.arguments[0].text)
    ) {
      const { parent } = outside(node)
      const specifier = node.arguments[0].text
      if (ts.isVariableDeclaration(parent) && ts.isObjectBindingPattern(parent.name)) {
        for (const { name, propertyName } of parent.name.elements) {
          add(specifier, (propertyName ?? name).getText(source))
        }
      } else if (ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name)) {
        namespaces.set(parent.name.text, specifier)
      } else if (ts.isPropertyAccessExpression(parent)) {
        add(specifier, parent.name.text)
      }
    } else if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
      const specifier = namespaces.get(node.expression.text)
      if (specifier !== undefined) add(specifier, node.name.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return uses
}

/** The TypeScript of a page of documentation: its fenced samples, one after another. */
const samplesOf = (markdown: string): string[] =>
  [...markdown.matchAll(/^```(?:tsx?|jsx?|js|mdx)\b.*\n([\s\S]*?)^```/gm)].map(
    ([, sample = '']) => sample,
  )

/**
 * Who uses which name: sources and tests of other packages, the app, the examples, the benchmarks and the tools, and the samples of
 * every README and page of `docs/`. What a package imports from itself does not count.
 *
 * @returns one row for each name and file
 */
export function readUses(): Use[] {
  const folders = new Map(
    globSync('packages/*/package.json').map((path) => [
      (JSON.parse(readFileSync(path, 'utf8')) as Manifest).name,
      `${dirname(path).replaceAll('\\', '/')}/`,
    ]),
  )
  const exclude = (path: string) => /(?:^|[\\/])(?:node_modules|dist|storybook-static)$/.test(path)
  const packageOf = (specifier: string) => specifier.split('/').slice(0, 2).join('/')

  const code = globSync(
    [
      '*.ts',
      '{packages,apps,examples}/*/**/*.{ts,tsx,mts,js,mjs}',
      '{benchmarks,tooling}/**/*.{ts,mjs}',
      '{packages,apps,examples}/*/.storybook/**/*.{ts,tsx}',
    ],
    { exclude },
  )
    .map((path) => path.replaceAll('\\', '/'))
    .flatMap((path) => usesIn(path, readFileSync(path, 'utf8')))
    .filter(({ path, specifier }) => !path.startsWith(folders.get(packageOf(specifier)) ?? '\0'))
  const recipes = globSync(
    [
      'README.md',
      'docs/**/*.md',
      '{packages,apps,examples}/*/{README.md,docs/**/*.md}',
      'packages/*/**/*.mdx',
    ],
    { exclude },
  ).flatMap((path) =>
    samplesOf(readFileSync(path, 'utf8')).flatMap((sample) => usesIn(path, sample)),
  )
  return [...code, ...recipes]
}
