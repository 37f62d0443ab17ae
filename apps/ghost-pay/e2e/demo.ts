import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type Page,
} from '@playwright/test'
import { type Address, type Hash, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import {
  confirmTransaction,
  createGatewayClient,
  proposeTransaction,
} from '@ghost-pay/gateway-client'
import {
  type SafeTransactionInput,
  safeTxHash,
  safeTxTypedData,
  toSafeTransaction,
} from '@ghost-pay/safe-protocol'

import { connectAs } from './wallet.ts'

/** The devnet with its keys, as the dev server describes it. */
export type Demo = {
  gatewayUrl: string
  chain: { chainId: number; rpcUrl: string; contracts: { dUsd: Address } }
  owners: readonly { name: string; address: Address; privateKey: Hex }[]
  accounts: readonly { name: string; address: Address }[]
}

/** Sets the devnet back to its beginning, and describes it. */
export async function resetDemo(request: APIRequestContext): Promise<Demo> {
  const reset = await request.post('/__devnet/reset')
  if (!reset.ok()) throw new Error(`The devnet was not set back: ${reset.status()}`)
  // The dev server's own description; a wrong shape fails the first step that uses it.
  const described = (await (await request.get('/__devnet.json')).json()) as Omit<Demo, 'chain'> & {
    chains: readonly Demo['chain'][]
  }
  const [chain] = described.chains
  if (chain === undefined) throw new Error('The devnet has no chain.')
  return { ...described, chain }
}

/** An account or an owner of the demo. */
export function named<Entry extends { name: string }>(
  entries: readonly Entry[],
  name: string,
): Entry {
  const found = entries.find((entry) => entry.name === name)
  if (found === undefined) throw new Error(`The devnet has no ${name}.`)
  return found
}

/** Where the app shows an account; with the wallets' panel switched off. */
export const urlOf = (demo: Demo, account: string, place = ''): string =>
  `/?auto=1#/a/${demo.chain.chainId}:${named(demo.accounts, account).address}${place}`

export type ProposeParameters = {
  account: string
  call: SafeTransactionInput
  /** Who has signed it; the first proposes it. */
  signers: readonly [string, ...string[]]
}

/**
 * Has owners sign a transaction and give it to the gateway by its own routes, as another app would.
 *
 * @returns its hash, and where the app shows it
 */
export async function propose(
  demo: Demo,
  { account, call, signers }: ProposeParameters,
): Promise<{ hash: Hash; url: string }> {
  const { chainId } = demo.chain
  const safe = named(demo.accounts, account).address
  const client = createGatewayClient({ baseUrl: demo.gatewayUrl })
  const transaction = toSafeTransaction(call)
  const signable = { chainId, safe, version: '1.4.1', transaction }
  const hash = safeTxHash(signable)
  const signed = await Promise.all(
    signers.map(async (name) => {
      const { address, privateKey } = named(demo.owners, name)
      const signer = privateKeyToAccount(privateKey)
      return { address, signature: await signer.signTypedData(safeTxTypedData(signable)) }
    }),
  )
  for (const [index, { address: sender, signature }] of signed.entries()) {
    await (index === 0
      ? proposeTransaction(client, {
          chainId,
          address: safe,
          transaction,
          safeTxHash: hash,
          sender,
          signature,
        })
      : confirmTransaction(client, { chainId, safeTxHash: hash, signature }))
  }
  return { hash, url: urlOf(demo, account, `/tx/multisig_${safe}_${hash}`) }
}

const contexts: BrowserContext[] = []

/** A browser of its own for one owner, with the wallet connected, at a place of the app. */
export async function browserOf(browser: Browser, owner: string, url: string): Promise<Page> {
  const context = await browser.newContext()
  contexts.push(context)
  const page = await context.newPage()
  await page.goto(url)
  await connectAs(page, owner, { asks: false })
  return page
}

/** Closes the browsers that a test has opened. */
export async function closeBrowsers(): Promise<void> {
  const pages = contexts.flatMap((context) => context.pages())
  await Promise.all(pages.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
  await Promise.all(contexts.splice(0).map((context) => context.close()))
}
