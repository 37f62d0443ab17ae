import { privateKeyToAccount } from 'viem/accounts'
import { expect, vi } from 'vitest'
import {
  allowedNamespaces,
  type Phone,
  type PhoneProposal,
  startPhone,
} from '@ghost-pay/test-wallet/relay'

/** A wallet on the other side of a pairing, which a test answers for by hand. */
export type ScanningWallet = Phone['client']

/** The accounts of scanning wallets. */
export const [pairedAccount, otherPairedAccount] = [
  privateKeyToAccount(`0x${'11'.repeat(32)}`),
  privateKeyToAccount(`0x${'22'.repeat(32)}`),
]

const phones = new WeakMap<ScanningWallet, Phone>()

/** Starts a wallet that reaches pages through a relay. */
export async function createScanningWallet(relayUrl: string): Promise<ScanningWallet> {
  const phone = await startPhone({ relayUrl })
  phones.set(phone.client, phone)
  return phone.client
}

/** What a wallet allows: these accounts on these chains. */
export function allow(
  chainIds: readonly number[],
  addresses: readonly string[] = [pairedAccount.address],
) {
  return allowedNamespaces(chainIds, addresses)
}

/** Scans the code that a page shows after those already seen, and waits for the proposal in it. */
export async function scan(
  wallet: ScanningWallet,
  uris: readonly string[],
  seen = 0,
): Promise<PhoneProposal> {
  await vi.waitFor(() => expect(uris.length).toBeGreaterThan(seen), { timeout: 10_000 })
  const phone = phones.get(wallet)
  if (!phone) throw new Error('This wallet was not created here.')
  return phone.scan(uris.at(-1) ?? '')
}
