import { SignClient } from '@walletconnect/sign-client'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, vi } from 'vitest'

/** A wallet on the other side of a pairing: the SDK as wallets use it. */
export type ScanningWallet = Awaited<ReturnType<typeof createScanningWallet>>

/** The accounts of scanning wallets. */
export const [pairedAccount, otherPairedAccount] = [
  privateKeyToAccount(`0x${'11'.repeat(32)}`),
  privateKeyToAccount(`0x${'22'.repeat(32)}`),
]

let wallets = 0

/** A store for one client of the SDK; in a browser this is IndexedDB. */
export function clientStorage() {
  const items = new Map<string, unknown>()
  return {
    getKeys: () => Promise.resolve([...items.keys()]),
    // The SDK names the type of what it stored; the store passes it through.
    getEntries: <T>() => Promise.resolve([...items.entries()] as [string, T][]),
    getItem: <T>(key: string) => Promise.resolve(items.get(key) as T | undefined),
    setItem: (key: string, value: unknown) => Promise.resolve(void items.set(key, value)),
    removeItem: (key: string) => Promise.resolve(void items.delete(key)),
  }
}

/** Starts a wallet that reaches pages through a relay. */
export function createScanningWallet(relayUrl: string) {
  wallets += 1
  return SignClient.init({
    projectId: 'wallet',
    metadata: { name: 'Otter', description: '', url: 'https://otter.test', icons: [] },
    relayUrl,
    storage: clientStorage(),
    customStoragePrefix: `wallet-${wallets}`,
    logger: 'silent',
    telemetryEnabled: false,
    // Its queue holds a request back for a second after each answer.
    signConfig: { disableRequestQueue: true },
  })
}

/** What a wallet allows: these accounts on these chains. */
export function allow(
  chainIds: readonly number[],
  addresses: readonly string[] = [pairedAccount.address],
) {
  return {
    eip155: {
      chains: chainIds.map((id) => `eip155:${id}`),
      accounts: chainIds.flatMap((id) => addresses.map((address) => `eip155:${id}:${address}`)),
      methods: ['personal_sign', 'eth_sendTransaction', 'wallet_switchEthereumChain'],
      events: ['chainChanged', 'accountsChanged'],
    },
  }
}

type Proposal = {
  id: number
  params: { optionalNamespaces: Record<string, { chains?: string[] }> }
}

/** Scans the code that a page shows after those already seen, and waits for the proposal in it. */
export async function scan(
  wallet: ScanningWallet,
  uris: readonly string[],
  seen = 0,
): Promise<Proposal> {
  await vi.waitFor(() => expect(uris.length).toBeGreaterThan(seen), { timeout: 10_000 })
  const proposed = new Promise<Proposal>((resolve) => wallet.once('session_proposal', resolve))
  await wallet.pair({ uri: uris.at(-1) ?? '' })
  return proposed
}
