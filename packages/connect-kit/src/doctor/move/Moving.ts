import type ts from 'typescript'

import type { Place } from './oldKits.ts'

/** TypeScript's own parser, as the app or this command has it. */
export type Typescript = typeof ts

/** An import of an old kit that has a place in the new one. */
type Taken = { module: string; name: string; local: string; place: Place; isType: boolean }

/** How a kind of node is written anew: without its leading white space; nothing for one that stays. */
export type Rule = (moving: Moving, node: ts.Node) => string | undefined

/** The move of one file: what of the old kits it uses, what it needs of the new one, and how its parts are printed. */
export class Moving {
  readonly notes: string[] = []
  rules: readonly Rule[] = []
  private readonly taken: Taken[] = []
  private readonly unused = new Set<string>()
  private readonly needed: { place: Place; local: string; isType: boolean }[] = []

  readonly ts: Typescript
  readonly source: ts.SourceFile

  constructor(parser: Typescript, source: ts.SourceFile) {
    this.ts = parser
    this.source = source
  }

  /** Something that a person has to look at. */
  note(node: ts.Node, sentence: string): void {
    const { line } = this.source.getLineAndCharacterOfPosition(node.getStart())
    this.notes.push(`${this.source.fileName}:${line + 1} ${sentence}`)
  }

  take(taken: Taken): void {
    this.taken.push(taken)
  }

  /** An import of the new kit that a rewritten part needs. */
  need(place: Place): void {
    this.needed.push({ place, local: place.name, isType: false })
  }

  /** An import of another module, such as wagmi's, that is no longer used. */
  drop(local: string): void {
    this.unused.add(local)
  }

  has(module: string, name: string): boolean {
    return this.taken.some((each) => each.module === module && each.name === name)
  }

  /** Which name of an old kit an expression is, as `module name`. */
  meaning(node: ts.Node): string | undefined {
    if (!this.ts.isIdentifier(node)) return undefined
    const taken = this.taken.find(({ local }) => local === node.text)
    return taken && `${taken.module} ${taken.name}`
  }

  /** A node as it is written after the move, with what stands before it. */
  print(node: ts.Node): string {
    const { ts, source } = this
    const head = source.text.slice(node.getFullStart(), node.getStart())
    for (const rule of this.rules) {
      const written = rule(this, node)
      if (written !== undefined) return written === '' ? '' : head + written
    }
    if (ts.isImportDeclaration(node) && this.unused.size > 0) return this.withoutUnused(node)
    if (ts.isShorthandPropertyAssignment(node)) {
      const name = this.newName(node.name)
      return name === undefined ? node.getFullText() : `${head}${node.name.text}: ${name}`
    }
    if (ts.isIdentifier(node)) {
      const name = isReference(ts, node) ? this.newName(node) : undefined
      return head + (name ?? node.getText())
    }
    let out = ''
    let at = node.getFullStart()
    ts.forEachChild(node, (child) => {
      out += source.text.slice(at, child.getFullStart()) + this.print(child)
      at = child.end
    })
    return out + source.text.slice(at, node.end)
  }

  /** A node as it is written after the move, by itself. */
  write(node: ts.Node): string {
    return this.print(node).trim()
  }

  /** What is left of an import of an old kit: the names that have no counterpart. */
  printRest(node: ts.Statement): string {
    const { ts } = this
    if (!ts.isImportDeclaration(node)) return ''
    const bindings = node.importClause?.namedBindings
    if (!bindings) return ''
    if (!ts.isNamedImports(bindings)) return node.getText()
    const rest = bindings.elements.filter(({ name }) => this.meaning(name) === undefined)
    const type = isTypeImport(node) ? 'type ' : ''
    const names = rest.map((each) => each.getText()).join(', ')
    return rest.length === 0
      ? ''
      : `import ${type}{ ${names} } from ${node.moduleSpecifier.getText()}`
  }

  /** The imports of the new kit, one for each entry point. */
  imports(): string[] {
    const all = [...this.taken.filter(({ local }) => !this.unused.has(local)), ...this.needed]
    const froms = [...new Set(all.map(({ place }) => place.from))].sort()
    return froms.map((from) => {
      const names = all
        .filter(({ place }) => place.from === from)
        .map((each) => {
          const isAlias = 'name' in each && each.local !== each.name
          const name = isAlias ? `${each.place.name} as ${each.local}` : each.place.name
          return each.isType ? `type ${name}` : name
        })
      return `import { ${[...new Set(names)].sort(byName).join(', ')} } from '${from}'`
    })
  }

  private newName(node: ts.Identifier): string | undefined {
    const taken = this.taken.find(({ local }) => local === node.text)
    return taken && taken.local === taken.name ? taken.place.name : undefined
  }

  private withoutUnused(node: ts.ImportDeclaration): string {
    const { ts } = this
    const bindings = node.importClause?.namedBindings
    if (!bindings || !ts.isNamedImports(bindings)) return node.getFullText()
    const rest = bindings.elements.filter(({ name }) => !this.unused.has(name.text))
    if (rest.length === bindings.elements.length) return node.getFullText()
    if (rest.length === 0) return ''
    const head = node.getFullText().slice(0, node.getLeadingTriviaWidth())
    const names = rest.map((each) => each.getText()).join(', ')
    return `${head}import { ${names} } from ${node.moduleSpecifier.getText()}`
  }
}

const byName = (a: string, b: string): number =>
  a.replace('type ', '').localeCompare(b.replace('type ', ''))

/** Whether all that an import brings are types. */
export const isTypeImport = (node: ts.ImportDeclaration): boolean =>
  /^import\s+type\b/.test(node.getText())

/** Whether an identifier refers to a value or a type of this file and is not the name of a property. */
function isReference(ts: Typescript, node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node
  if (ts.isBindingElement(parent)) return parent.initializer === node
  return !(
    ts.isJsxAttribute(parent) ||
    ts.isImportSpecifier(parent) ||
    ts.isPropertySignature(parent)
  )
}
