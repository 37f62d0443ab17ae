import { createUuid } from './createUuid.ts'
import { monogramIcon } from './monogramIcon.ts'
import type { TestWalletParameters, WalletInfo } from './TestWallet.ts'

/** Creates what a wallet announces by EIP-6963: what its parameters say, and what its personality says instead. */
export function createWalletInfo({
  name,
  icon,
  rdns,
  personality,
}: Pick<TestWalletParameters, 'name' | 'icon' | 'rdns' | 'personality'>): WalletInfo {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
  return {
    uuid: createUuid(),
    name,
    icon: icon ?? monogramIcon(name),
    rdns: rdns ?? `pay.ghost.test-wallet.${slug || 'unnamed'}`,
    ...personality?.info,
  }
}
