import { existsSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const source = new URL('../', import.meta.url)

/** Everything that is loaded with a file: what it imports, other than types and on demand, and what that imports. */
function loadedWith(path: string, seen = new Map<string, string[]>()): Map<string, string[]> {
  const url = new URL(path, source)
  if (seen.has(url.pathname) || !existsSync(url)) return seen
  const text = readFileSync(url, 'utf8')
  const statements = text.matchAll(
    /^(?:import(?!\s+type\b)[^'();]*|export\s*\{[^}]*\}\s*from\s*)'([^']+)'/gm,
  )
  const imports = [...statements].map(([, from = '']) => from)
  seen.set(url.pathname, imports)
  for (const from of imports) if (from.startsWith('.')) loadedWith(new URL(from, url).href, seen)
  return seen
}

const packagesOf = (entryPoint: string) =>
  new Set([...loadedWith(entryPoint).values()].flat().filter((from) => !from.startsWith('.')))

test.each(['index.ts', 'wallets/index.ts'])('%s loads no wallet SDK', (entryPoint) => {
  const packages = packagesOf(entryPoint)
  expect(packages).toContain('viem')
  expect(
    [...packages].filter((name) => /^@walletconnect|^@safe-global|^@metamask/.test(name)),
  ).toEqual([])
})

test('what few visitors need comes when they need it', () => {
  const packages = packagesOf('index.ts')
  for (const name of ['viem/siwe', 'viem/ens', 'viem/actions']) expect(packages).not.toContain(name)
})

test('the pairing code is loaded when the visitor pairs', () => {
  const files = [...loadedWith('wallets/connectorsForWallets.ts').keys()]
  expect(files.some((path) => path.endsWith('/wallets/walletConnector.ts'))).toBe(true)
  expect(files.some((path) => path.endsWith('/walletconnect/walletConnectConnector.ts'))).toBe(
    false,
  )
})
