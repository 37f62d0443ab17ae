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

export const ask = (
  { provider }: TestWallet,
  method: string,
  ...params: unknown[]
): Promise<unknown> => provider.request({ method, params })

export const connect = (wallet: TestWallet): Promise<unknown> => ask(wallet, 'eth_requestAccounts')

export const switchTo = (wallet: TestWallet, chainId: string): Promise<unknown> =>
  ask(wallet, 'wallet_switchEthereumChain', { chainId })

/** Every event a page would hear, in order. */
export function listen({ provider }: TestWallet): [string, unknown][] {
  const heard: [string, unknown][] = []
  for (const event of ['accountsChanged', 'chainChanged', 'disconnect'])
    provider.on(event, (value: unknown) => heard.push([event, value]))
  return heard
}

/** Resolves to `waiting` when the promise has not settled in that time (milliseconds). */
export const within = (ms: number, promise: Promise<unknown>): Promise<unknown> =>
  Promise.race([promise, new Promise((resolve) => setTimeout(() => resolve('waiting'), ms))])
