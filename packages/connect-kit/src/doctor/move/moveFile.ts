import type { SourceFile } from '../Project.ts'
import { moveConfig } from './moveConfig.ts'
import { moveElement } from './moveElement.ts'
import { moveHook } from './moveHook.ts'
import { moveTheme } from './moveTheme.ts'
import { isTypeImport, Moving, type Typescript } from './Moving.ts'
import { oldNames, oldStyles, oldWallets, styles, walletPlace } from './oldKits.ts'

/** A file after the move, and what is left to do by hand in it. */
export type MovedFile = { path: string; text: string; notes: readonly string[] }

/**
 * Rewrites a file that uses RainbowKit or ConnectKit (Family) so that it uses this kit. What is not known stays as it is, and a
 * note says so.
 *
 * @param ts TypeScript's own parser
 * @returns nothing where the file uses neither
 */
export function moveFile(ts: Typescript, { path, text }: SourceFile): MovedFile | undefined {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const old = source.statements.filter(
    (each) => ts.isImportDeclaration(each) && isOld(moduleOf(each)),
  )
  if (old.length === 0) return undefined

  const moving = new Moving(ts, source)
  for (const each of old) {
    if (!ts.isImportDeclaration(each)) continue
    const module = moduleOf(each)
    const bindings = each.importClause?.namedBindings
    if (!bindings || !ts.isNamedImports(bindings)) {
      if (!oldStyles.has(module)) moving.note(each, `"${module}" is imported as a whole.`)
      continue
    }
    for (const specifier of bindings.elements) {
      const name = (specifier.propertyName ?? specifier.name).text
      const place = module === oldWallets ? walletPlace(name) : oldNames[module]?.get(name)
      const isType = specifier.isTypeOnly || isTypeImport(each)
      if (place) moving.take({ module, name, local: specifier.name.text, place, isType })
      else moving.note(specifier, `${name} of "${module}" has no counterpart by that name.`)
    }
  }

  moving.rules = [moveConfig, moveTheme, moveHook, moveElement]
  // What is imported shows once the rest is written.
  const written = new Map(
    [...source.statements]
      .sort((a, b) => Number(ts.isImportDeclaration(a)) - Number(ts.isImportDeclaration(b)))
      .flatMap((each) => (old.includes(each) ? [] : [[each, moving.print(each)] as const])),
  )
  const kept = old.map((each) => moving.printRest(each))
  const needsStyles =
    old.some((each) => ts.isImportDeclaration(each) && oldStyles.has(moduleOf(each))) ||
    (moving.has('connectkit', 'ConnectKitProvider') && !text.includes(styles))
  const imports = [...moving.imports(), ...(needsStyles ? [`import '${styles}'`] : []), ...kept]
  const [first] = old
  const parts = source.statements.map((each) =>
    each === first
      ? each.getFullText().slice(0, each.getLeadingTriviaWidth()) +
        imports.filter(Boolean).join('\n')
      : (written.get(each) ?? ''),
  )
  const end = text.slice(source.statements.at(-1)?.end)
  return { path, text: parts.join('').trimStart() + end, notes: moving.notes.toSorted(byLine) }

  function moduleOf(statement: (typeof source.statements)[number]): string {
    return ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)
      ? statement.moduleSpecifier.text
      : ''
  }
}

function isOld(module: string): boolean {
  return Object.hasOwn(oldNames, module) || oldStyles.has(module) || module === oldWallets
}

const lineOf = (note: string): number => Number(/:(\d+) /.exec(note)?.[1])
const byLine = (a: string, b: string): number => lineOf(a) - lineOf(b)
