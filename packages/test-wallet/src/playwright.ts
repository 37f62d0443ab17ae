import type { Hex } from 'viem'

// Declares what the wallets leave in the page.
import type {} from './inpage.ts'
import { testWalletScript } from './script.ts'
import type { RequestRecord } from './TestWallet.ts'
import type { TestWalletDescription } from './TestWalletDescription.ts'

export { type HostilePage, installHostileCase } from './hostile/installHostileCase.ts'
export type { PersonalityDescription, PersonalityName } from './personalities/personalities.ts'
export type { TestWalletDescription } from './TestWalletDescription.ts'

/** The part of Playwright's `Page` and `BrowserContext` that installing needs. */
export type ScriptTarget = { addInitScript: (script: { content: string }) => Promise<unknown> }

/** The part of Playwright's `Page` that remote control needs. */
export type EvaluateTarget = {
  evaluate: <Argument, Result>(
    pageFunction: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => Promise<Result>
}

/** The page has no wallet with that name. Install it before you open the page. */
export class NoSuchWalletError extends Error {
  override name = 'NoSuchWalletError'
  readonly wallet: string

  constructor(wallet: string) {
    super(`There is no test wallet "${wallet}" in the page. Install it before page.goto().`)
    this.wallet = wallet
  }
}

/**
 * Puts wallets into every page that is opened from now on.
 *
 * @param target a page, or a context for all of its pages
 * @param descriptions the wallets
 * @throws IncompleteWalletError, WalletOptionError, ChainNotAllowedError, HostNotAllowedError
 */
export async function installTestWallets(
  target: ScriptTarget,
  descriptions: readonly TestWalletDescription[],
): Promise<void> {
  await target.addInitScript({ content: await testWalletScript(descriptions) })
}

/** `TestWalletControl`, from the other side of the page's border. */
export type RemoteTestWallet = {
  rejectNext: (code?: number, message?: string) => Promise<void>
  delayNext: (ms: number) => Promise<void>
  lock: () => Promise<void>
  unlock: () => Promise<void>
  switchChain: (chainId: number) => Promise<void>
  /** Private keys; an empty list takes the accounts away. */
  setAccounts: (privateKeys: readonly Hex[]) => Promise<void>
  release: () => Promise<void>
  /** The value travels as JSON. */
  emit: (event: string, value: unknown) => Promise<void>
  disconnect: (code?: number, message?: string) => Promise<void>
  forget: () => Promise<void>
  setAuto: (auto: boolean) => Promise<void>
  requests: () => Promise<RequestRecord[]>
}

type Command = {
  [Name in keyof RemoteTestWallet]: { name: Name; parameters: Parameters<RemoteTestWallet[Name]> }
}[keyof RemoteTestWallet]

/** Runs in the page, so it may use nothing from outside itself. */
function command({ wallet, name, parameters }: Command & { wallet: string }): unknown {
  const control = globalThis.testWallets?.[wallet]
  if (!control) return { missing: true }
  if (name === 'requests') return { value: control.requests }
  // Each name goes with its own parameters, as the type of Command says.
  const method = control[name] as (...parameters: readonly unknown[]) => void
  method(...parameters)
  return {}
}

/**
 * Takes control of a wallet that was installed in a page.
 *
 * @param page an opened page
 * @param wallet the wallet's name, as it was described
 * @returns the remote control; its methods throw NoSuchWalletError when the page has no such wallet
 */
export function controlTestWallet(page: EvaluateTarget, wallet: string): RemoteTestWallet {
  async function send(order: Command): Promise<unknown> {
    // What `command` returns, after a journey as JSON.
    const answer = (await page.evaluate(command, { ...order, wallet })) as {
      missing?: boolean
      value?: unknown
    }
    if (answer.missing) throw new NoSuchWalletError(wallet)
    return answer.value
  }
  const order =
    <Name extends Exclude<keyof RemoteTestWallet, 'requests'>>(name: Name) =>
    async (...parameters: Parameters<RemoteTestWallet[Name]>): Promise<void> => {
      await send({ name, parameters } as Command)
    }
  return {
    rejectNext: order('rejectNext'),
    delayNext: order('delayNext'),
    lock: order('lock'),
    unlock: order('unlock'),
    switchChain: order('switchChain'),
    setAccounts: order('setAccounts'),
    release: order('release'),
    emit: order('emit'),
    disconnect: order('disconnect'),
    forget: order('forget'),
    setAuto: order('setAuto'),
    requests: async () => (await send({ name: 'requests', parameters: [] })) as RequestRecord[],
  }
}
