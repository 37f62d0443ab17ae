import ts from 'typescript'
import { expect, test } from 'vitest'

import * as kit from '../index.ts'
import * as languages from '../languages/index.ts'
import * as wallets from '../wallets/index.ts'
import { defaultChoice, type PlaygroundChoice, snippetOf } from './snippetOf.ts'

const entries: Readonly<Record<string, object>> = {
  '@ghost-pay/connect-kit': kit,
  '@ghost-pay/connect-kit/languages': languages,
  '@ghost-pay/connect-kit/wallets': wallets,
}

const choices: readonly PlaygroundChoice[] = [
  defaultChoice,
  { ...defaultChoice, accent: 'ember', radius: 'large', language: 'ar', wallets: 'all' },
  { ...defaultChoice, mode: 'midnight', layout: 'compact', wallets: 'three' },
  { ...defaultChoice, mode: 'dark', font: 'rounded', blur: 'large', wallets: 'none' },
]

test('what nobody chose is not written', () => {
  const snippet = snippetOf({ ...defaultChoice, wallets: 'none' })
  expect(snippet).not.toMatch(/theme|Size|Language|connectorsForWallets/)
  expect(snippet).toContain('<ConnectKitProvider>')
})

test.each(choices)(
  'a snippet is whole, and uses what it imports from where it is: %o',
  (choice) => {
    const snippet = snippetOf(choice)
    const { diagnostics } = ts.transpileModule(snippet, {
      fileName: 'App.tsx',
      reportDiagnostics: true,
      compilerOptions: { jsx: ts.JsxEmit.ReactJSX, module: ts.ModuleKind.ESNext },
    })
    expect(diagnostics).toEqual([])
    for (const [line, names = '', from = ''] of snippet.matchAll(
      /^import \{ (.+) \} from '(.+)'$/gm,
    )) {
      for (const name of names.split(', ')) {
        expect(snippet.replace(line, '')).toMatch(new RegExp(`\\b${name}\\b`))
        if (entries[from]) expect(entries[from]).toHaveProperty(name)
      }
    }
  },
)
