import { expect, test } from 'vitest'

import type { Wallet } from './index.ts'
import * as entryPoint from './index.ts'

/** The ids of RainbowKit 2.2.11. Its `injected` is no definition here: whoever sits in `window.ethereum` is listed by itself. */
const rainbowKitIds = `
  1inch anchorageDigital argent backpack base berasig bestWallet bifrostWallet binance bitget bitski bitverse bloom brave bybit
  clv coin98 coinbase compass core ctrl dawn desig enkrypt foxwallet frame frontier gate gemini imToken iopay kaia kaikas kraken
  kresus-wallet ledger magicEden meco metaMask mew nest nova Okto okx omni onekey paraswap phantom porto rabby rainbow ramper
  ready ronin safe safeheron safepal seif subwallet taho talisman tokenPocket tokenary trust uniswap universal-profiles valora
  walletConnect wigwam xportal zeal zerion zilpay`
  .trim()
  .split(/\s+/)

const isWallet = (value: unknown): value is Wallet =>
  typeof value === 'object' && value !== null && 'iconBackground' in value
const exported: readonly unknown[] = Object.values(entryPoint)
const known = exported.filter(isWallet).flatMap(({ id, aliases = [] }) => [id, ...aliases])
const byName = new Set(known.map((name) => name.toLowerCase()))

test.each(rainbowKitIds)('RainbowKit’s %s is a wallet here', (id) => {
  expect(byName).toContain(id.toLowerCase())
})

test('an id or alias is of one wallet', () => {
  expect(byName.size).toBe(known.length)
})
