/** Draws the icon of every wallet into `src/wallets/icons`. Run after adding a wallet: `node tooling/drawWalletIcons.ts`. */
import { readFileSync, writeFileSync } from 'node:fs'

import { drawMonogram } from './drawMonogram.ts'
import { monograms } from './monograms.ts'

const wallets = new URL('../src/wallets/', import.meta.url)

for (const [id, letters] of Object.entries(monograms)) {
  const definition = readFileSync(new URL(`definitions/${id}.ts`, wallets), 'utf8')
  const background = /iconBackground: '(#[0-9a-f]{6})'/.exec(definition)?.[1]
  if (background === undefined) throw new Error(`${id} has no iconBackground of six hex digits.`)
  writeFileSync(new URL(`icons/${id}.svg`, wallets), drawMonogram({ id, letters, background }))
}
