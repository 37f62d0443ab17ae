import { announceTestWallets } from './announceTestWallets.ts'
import { createTestWallet } from './createTestWallet.ts'
import { injectTestWallet } from './injectTestWallet.ts'
import { promptInPanel } from './panel.ts'
import { toPersonality } from './personalities/personalities.ts'
import { readAutoParameter } from './readAutoParameter.ts'
import type { TestWalletControl } from './TestWallet.ts'
import type { TestWalletDescription } from './TestWalletDescription.ts'

declare global {
  /** The remote controls of the wallets in this page, by wallet name. */
  var testWallets: Record<string, TestWalletControl> | undefined
}

/**
 * Creates the described wallets in this page, announces them, and puts their remote controls into `globalThis.testWallets`.
 *
 * @param descriptions the wallets
 */
export function startTestWallets(descriptions: readonly TestWalletDescription[]): void {
  const wallets = descriptions.map((description) => {
    const { personality = 'approving', panel, about, auto, injectedAs, ...parameters } = description
    const wallet = createTestWallet({
      ...parameters,
      personality: toPersonality(personality),
      consent: panel ? promptInPanel({ about }) : undefined,
      auto: auto === 'page' ? readAutoParameter() : auto,
    })
    if (injectedAs !== undefined) injectTestWallet(wallet, { path: injectedAs })
    return wallet
  })
  const controls = descriptions.map(({ name }, index) => [name, wallets[index]?.control] as const)
  globalThis.testWallets = {
    ...globalThis.testWallets,
    ...Object.fromEntries(controls.flatMap(([name, it]) => (it ? [[name, it]] : []))),
  }
  announceTestWallets(wallets.filter((_, index) => descriptions[index]?.announced ?? true))
}
