import { spawnSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import prettier from 'prettier'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

import { loadTypescript } from './loadTypescript.ts'
import { moveFile } from './moveFile.ts'

const kit = fileURLToPath(new URL('../../..', import.meta.url))

/** What the command leaves is put in form by whatever the app uses for that. */
const inForm = async (text: string) =>
  prettier.format(text, {
    ...(await prettier.resolveConfig(join(kit, 'package.json'))),
    parser: 'typescript',
  })

const move = (text: string, path = 'App.tsx') => moveFile(ts, { path, text })

/** The files `after` are compiled with the package, against its own types. */
describe.each(['rainbowkit', 'connectkit'])('an app that used %s', (example) => {
  const before = globSync(`examples/${example}/before/*.txt`, { cwd: kit })

  test.each(before.map((path) => [basename(path, '.txt'), path]))('%s', async (name, path) => {
    const moved = move(readFileSync(join(kit, path), 'utf8'), name)
    const after = readFileSync(join(kit, `examples/${example}/after/${name}`), 'utf8')
    expect(await inForm(moved?.text ?? '')).toBe(after)
    expect(moved?.text).not.toMatch(/rainbow-me|'connectkit'/)
  })

  test('there is something to move', () => expect(before.length).toBeGreaterThan(1))
})

test('what is left out or unknown is named with its line', () => {
  const moved = move(`
import { ConnectKitProvider, ConnectKitButton, useModal } from 'connectkit'
export const App = () => (
  <ConnectKitProvider theme="retro" customTheme={{}} options={{ language: 'de-DE' }}>
    <ConnectKitButton.Custom>{() => null}</ConnectKitButton.Custom>
  </ConnectKitProvider>
)
`)
  expect(moved?.notes).toEqual([
    'App.tsx:2 useModal of "connectkit" has no counterpart by that name.',
    'App.tsx:4 The theme retro has no counterpart: see createTheme.',
    'App.tsx:4 customTheme has no counterpart, and was left out.',
    'App.tsx:4 The option language has no counterpart, and was left out.',
    'App.tsx:5 Compare the names that Custom hands to your function with those of ConnectButtonState.',
  ])
  // What has no counterpart stays where it was.
  expect(moved?.text).toContain("import { useModal } from 'connectkit'")
  expect(moved?.text).toContain('<ConnectButton.Custom>')
})

test('every wallet moves by its name or an earlier one, whatever its capitals', () => {
  const moved = move(`
import { argentWallet, baseAccount, berasigWallet, foxWallet, injectedWallet, subWallet } from '@rainbow-me/rainbowkit/wallets'
export const wallets = [argentWallet, baseAccount, berasigWallet, foxWallet, injectedWallet, subWallet]
`)
  expect(moved?.text).toContain('[ready, base, beraSig, foxWallet, injectedWallet, subWallet]')
  expect(moved?.notes).toEqual([
    'App.tsx:2 injectedWallet of "@rainbow-me/rainbowkit/wallets" has no counterpart by that name.',
  ])
})

test('a file that uses neither is left alone', () => {
  expect(move(`import { useModal } from './useModal'`)).toBeUndefined()
})

test('a name of the file’s own keeps it: an alias, a property, an attribute', () => {
  const moved = move(`
import { darkTheme as night, RainbowKitProvider, getDefaultConfig } from '@rainbow-me/rainbowkit'
export const settings = { RainbowKitProvider: 1, getDefaultConfig }
export const theme = night({ accentColorForeground: 'white' })
export const Own = () => <Shop RainbowKitProvider={settings.RainbowKitProvider} />
`)
  expect(moved?.text).toContain('darkTheme as night')
  expect(moved?.text).toContain('{ RainbowKitProvider: 1, getDefaultConfig: createKitConfig }')
  expect(moved?.text).toContain("createTheme(night, { accentText: '#ffffff' })")
  expect(moved?.text).toContain('<Shop RainbowKitProvider={settings.RainbowKitProvider} />')
})

test('createConfig of wagmi stays where it is used for something else', () => {
  const moved = move(`
import { getDefaultConfig } from 'connectkit'
import { createConfig } from 'wagmi'
export const one = createConfig(getDefaultConfig({ chains, appName: 'Shop' }))
export const two = createConfig({ chains })
`)
  expect(moved?.text).toContain("import { createConfig } from 'wagmi'")
  expect(moved?.text).toContain('createConfig({ chains })')
})

test('a TypeScript without a parser is passed over', () => {
  const folder = mkdtempSync(join(tmpdir(), 'connect-kit-move-'))
  try {
    mkdirSync(join(folder, 'node_modules/typescript'), { recursive: true })
    writeFileSync(join(folder, 'node_modules/typescript/index.js'), "exports.version = '7.0.2'")
    expect(loadTypescript(folder)?.createSourceFile).toBeTypeOf('function')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('the command says what it would do, does it with --write, and then finds nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'connect-kit-move-'))
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(kit, 'src/doctor/cli.ts'), 'move', folder, ...args], {
      encoding: 'utf8',
    })
  try {
    writeFileSync(join(folder, 'package.json'), '{}')
    const example = join(kit, 'examples/rainbowkit/before/App.tsx.txt')
    const app = join(folder, 'App.tsx')
    cpSync(example, app)
    const first = run()
    expect(first.status).toBe(0)
    expect(first.stdout).toContain('would rewrite App.tsx')
    expect(readFileSync(app, 'utf8')).toBe(readFileSync(example, 'utf8'))
    expect(run('--write').stdout).toContain('rewrote App.tsx')
    expect(readFileSync(app, 'utf8')).toContain('<ConnectKitProvider')
    expect(run().stdout).toContain('No file uses RainbowKit or ConnectKit.')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
