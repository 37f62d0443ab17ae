import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

import { createTestWallet } from '../createTestWallet.ts'
import type { TestWallet, TestWalletParameters } from '../TestWallet.ts'

/** The key of the wallets that `buildWallet` makes. */
export const privateKey = generatePrivateKey()

/** The address of the wallets that `buildWallet` makes. */
export const { address } = privateKeyToAccount(privateKey)

/** A wallet with a key and two chains. */
export const buildWallet = (parameters: Partial<TestWalletParameters> = {}): TestWallet =>
  createTestWallet({
    name: 'Alice',
    privateKey,
    chains: [{ id: 31337 }, { id: 1337 }],
    ...parameters,
  })

export const request = (
  { provider }: TestWallet,
  method: string,
  ...params: unknown[]
): Promise<unknown> => provider.request({ method, params })

export const connect = (wallet: TestWallet): Promise<unknown> =>
  request(wallet, 'eth_requestAccounts')

export const switchTo = (wallet: TestWallet, chainId: string): Promise<unknown> =>
  request(wallet, 'wallet_switchEthereumChain', { chainId })

/** Records every event of a provider, in order. */
export function recordEvents({ provider }: TestWallet): [string, unknown][] {
  const events: [string, unknown][] = []
  for (const event of ['accountsChanged', 'chainChanged', 'disconnect'])
    provider.on(event, (value: unknown) => events.push([event, value]))
  return events
}

/** Resolves to `waiting` when the promise has not settled in that time (milliseconds). */
export const withTimeout = (ms: number, promise: Promise<unknown>): Promise<unknown> =>
  Promise.race([promise, new Promise((resolve) => setTimeout(() => resolve('pending'), ms))])
