import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test'
import type { Address, Hash, Hex } from 'viem'
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

/** The devnet with its keys, as its server describes it. */
export type Demo = {
  gatewayUrl: string
  chain: {
    chainId: number
    rpcUrl: string
    contracts: { dUsd: Address; ghost: Address; multiSend: Address }
  }
  owners: readonly { name: string; address: Address; privateKey: Hex }[]
  accounts: readonly { name: string; address: Address }[]
}

/** Sets the devnet back to its beginning, and describes it. */
export async function resetDemo(request: APIRequestContext): Promise<Demo> {
  const reset = await request.post('/__devnet/reset')
  if (!reset.ok()) throw new Error(`The devnet was not set back: ${reset.status()}`)
  // The server's own description; a wrong shape fails the first step that uses it.
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

/** The places of an account, each behind {@link urlOf}. */
export const accountPlaces = [
  '',
  '/pay',
  '/pay/payroll',
  '/queue',
  '/activity',
  '/requests',
  '/assets',
  '/people',
  '/messages',
  '/messages/new',
  '/settings',
  '/settings/policy',
  '/more',
]

export type ProposeParameters = {
  account: string
  call: SafeTransactionInput
  /** Who has signed it; the first proposes it. */
  signers: readonly [string, ...string[]]
}

/** A transaction with the signatures of owners. */
export async function signAs(demo: Demo, { account, call, signers }: ProposeParameters) {
  const { chainId } = demo.chain
  const safe = named(demo.accounts, account).address
  const transaction = toSafeTransaction(call)
  const signable = { chainId, safe, version: '1.4.1', transaction } as const
  const signatures = await Promise.all(
    signers.map(async (name) => {
      const { address: owner, privateKey } = named(demo.owners, name)
      const signer = privateKeyToAccount(privateKey)
      return { owner, signature: await signer.signTypedData(safeTxTypedData(signable)) }
    }),
  )
  return { signable, hash: safeTxHash(signable), signatures }
}

/**
 * Has owners sign a transaction and give it to the gateway by its own routes, as another app would.
 *
 * @returns its hash, and where the app shows it
 */
export async function propose(
  demo: Demo,
  parameters: ProposeParameters,
): Promise<{ hash: Hash; url: string }> {
  const { signable, hash, signatures } = await signAs(demo, parameters)
  const { chainId, safe, transaction } = signable
  const client = createGatewayClient({ baseUrl: demo.gatewayUrl })
  for (const [index, { owner: sender, signature }] of signatures.entries()) {
    const signed = { chainId, safeTxHash: hash, signature }
    await (index === 0
      ? proposeTransaction(client, { ...signed, address: safe, transaction, sender })
      : confirmTransaction(client, signed))
  }
  return { hash, url: urlOf(demo, parameters.account, `/tx/multisig_${safe}_${hash}`) }
}

/** Asks the chain's node, which obeys tests. */
export async function askNode(
  request: APIRequestContext,
  { chain }: Demo,
  method: string,
  params: readonly unknown[] = [],
): Promise<unknown> {
  const response = await request.post(chain.rpcUrl, {
    data: { jsonrpc: '2.0', id: 1, method, params },
  })
  const answer = (await response.json()) as { result?: unknown; error?: unknown }
  if (answer.error !== undefined) throw new Error(`${method}: ${JSON.stringify(answer.error)}`)
  return answer.result
}

const contexts: BrowserContext[] = []

/**
 * A browser of its own without a wallet, at a place of the app.
 *
 * @param prepare what is between it and the world, before it opens a page
 */
export async function openBrowser(
  browser: Browser,
  url: string,
  prepare: (context: BrowserContext) => Promise<unknown> = () => Promise.resolve(),
): Promise<Page> {
  const context = await browser.newContext()
  contexts.push(context)
  await prepare(context)
  const page = await context.newPage()
  await page.goto(url)
  return page
}

/**
 * A browser of its own for one owner, with the wallet connected, at a place of the app.
 *
 * @param prepare what is between it and the world, before it opens a page
 */
export async function browserOf(
  browser: Browser,
  owner: string,
  url: string,
  prepare?: (context: BrowserContext) => Promise<unknown>,
): Promise<Page> {
  const page = await openBrowser(browser, url, prepare)
  await connectAs(page, owner, { asks: false })
  return page
}

/** Closes the browsers that a test has opened. */
export async function closeBrowsers(): Promise<void> {
  const routed = [...contexts, ...contexts.flatMap((context) => context.pages())]
  await Promise.all(routed.map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })))
  await Promise.all(contexts.splice(0).map((context) => context.close()))
}

/** Chooses from the list of a field. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
