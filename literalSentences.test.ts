/** Every sentence has a key: what a person reads stands in a copy file, where other languages find it. */
import { globSync, readFileSync } from 'node:fs'

import ts from 'typescript'
import { expect, test } from 'vitest'

/** Attributes that a person reads or hears. */
const spoken = [
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'label',
  'alt',
  'what',
]

/** What is no sentence, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'Ghost Pay': 'the name of the app',
  'Ana; 0x…; 1500.00; Rent Ben; 0x…; 980.50; October': 'an example of lines to paste',
}

const isExample = (text: string): boolean => text.startsWith('0x')

/** Whether there is something to translate: a word of two letters at least, and no name. */
const isSaid = (text: string): boolean =>
  /\p{L}{2,}/u.test(text) && !isExample(text) && exceptions[text] === undefined

/** The literal text of an attribute: also of each branch of a choice, and of the fixed parts of a template. */
function literalsOf(node: ts.Node): string[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text]
  if (ts.isJsxExpression(node)) return node.expression ? literalsOf(node.expression) : []
  if (ts.isParenthesizedExpression(node)) return literalsOf(node.expression)
  if (ts.isConditionalExpression(node)) {
    return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)]
  }
  if (ts.isBinaryExpression(node)) {
    const isChoice = [
      ts.SyntaxKind.QuestionQuestionToken,
      ts.SyntaxKind.BarBarToken,
      ts.SyntaxKind.PlusToken,
    ].includes(node.operatorToken.kind)
    return [...(isChoice ? literalsOf(node.left) : []), ...literalsOf(node.right)]
  }
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(literalsOf)
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
  }
  return []
}

/** What is written for people in a component, outside of the copy files: text, what is drawn as text, spoken attributes. */
function writtenIn(source: string): string[] {
  const file = ts.createSourceFile('a.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) found.push(node.text)
    else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) {
      found.push(...literalsOf(node))
    } else if (
      ts.isJsxAttribute(node) &&
      node.initializer !== undefined &&
      spoken.includes(node.name.getText())
    ) {
      found.push(...literalsOf(node.initializer))
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found.map((text) => text.replace(/\s+/g, ' ').trim()).filter(isSaid)
}

test('what is written for people is found, and nothing else', () => {
  expect(writtenIn('<p className="a b">Pay {name} now</p>')).toEqual(['Pay', 'now'])
  expect(writtenIn('<p>{isPaid ? "Paid" : `Pay ${name}`}</p>')).toEqual(['Paid', 'Pay'])
  expect(writtenIn('<p>{isPaid && "It is paid."}</p>')).toEqual(['It is paid.'])
  expect(writtenIn('<p>{["Paid", name, isLate ? "late" : ""]}</p>')).toEqual(['Paid', 'late'])
  expect(writtenIn('<input aria-label="Amount" placeholder={`Up to ${most}`} />')).toEqual([
    'Amount',
    'Up to',
  ])
  expect(writtenIn('<p data-state="ready">{text("pay.now")} · Ghost Pay</p>')).toEqual([
    '· Ghost Pay',
  ])
  expect(writtenIn('<p id="a">{text("pay.now")} · </p>')).toEqual([])
})

test('no component writes a sentence of its own', () => {
  const root = 'apps/ghost-pay/src'
  const files = globSync('**/*.tsx', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.(test|stories)\.tsx$/.test(path) && !/^(testing|verify)\//.test(path))
  expect(files.length).toBeGreaterThan(100)
  const written = files.flatMap((path) =>
    writtenIn(readFileSync(`${root}/${path}`, 'utf8')).map((text) => `${path}: ${text}`),
  )
  expect(written).toEqual([])
})
