/**
 * What every package offers, by door. A change of this list is a change of a promise: it fails until docs/doors.txt says
 * the same (`vitest run --project unit doors.test.ts -u`), and then it is seen in the diff.
 */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import ts from 'typescript'
import { expect, test } from 'vitest'

type Manifest = {
  name: string
  private?: boolean
  exports: Record<string, string | { default: string }>
}

/** The names a door exports, types marked. */
function namesOf(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  return source.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      const clause = statement.exportClause
      if (clause === undefined || !ts.isNamedExports(clause)) return []
      return clause.elements.map(({ name, isTypeOnly }) =>
        statement.isTypeOnly || isTypeOnly ? `type ${name.text}` : name.text,
      )
    }
    const isExported =
      ts.canHaveModifiers(statement) &&
      (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    if (!isExported) return []
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.map(({ name }) => name.getText(source))
    }
    if (ts.isTypeAliasDeclaration(statement)) return [`type ${statement.name.text}`]
    if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      return statement.name === undefined ? [] : [statement.name.text]
    }
    return []
  })
}

test('the doors offer what docs/doors.txt says', async () => {
  const doors = globSync('packages/*/package.json')
    .sort()
    .flatMap((path) => {
      const {
        name,
        exports,
        private: isPrivate,
      } = JSON.parse(readFileSync(path, 'utf8')) as Manifest
      if (isPrivate === true) return []
      return Object.entries(exports).flatMap(([door, target]) => {
        const file = join(dirname(path), typeof target === 'string' ? target : target.default)
        if (!/\.tsx?$/.test(file)) return []
        return [
          `${name}${door.slice(1)}`,
          ...namesOf(file)
            .sort()
            .map((entry) => `  ${entry}`),
        ]
      })
    })
  await expect(`${doors.join('\n')}\n`).toMatchFileSnapshot('docs/doors.txt')
})
