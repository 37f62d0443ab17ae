import type { CreateConnectorFn } from 'wagmi'

import { SafeNotInIframeError } from '../../errors/walletListErrors.ts'
import * as limits from '../../limits.ts'
import type { AppWindow, SafeAppChannel } from './safeAppChannel.ts'
import type { SafeAppProvider } from './safeAppProvider.ts'

export type SafeAppConnectorParameters = {
  /** Origins of Safe apps that may frame the page. `https://app.safe.global` and its siblings unless given. */
  allowedOrigins?: readonly string[] | undefined
  /** The page; for tests. */
  page?: AppWindow | undefined
}

/**
 * A wagmi connector for a page that runs inside the Safe app. There it is connected when the page loads, as whichever
 * account is open; outside it says that it is not authorised, and sends no request.
 *
 * @throws {SafeNotInIframeError} in `connect`, when the page is in no frame or what is around it does not answer
 */
export function safeAppConnector({
  allowedOrigins,
  page = typeof window === 'undefined' ? undefined : window,
}: SafeAppConnectorParameters = {}): CreateConnectorFn<SafeAppProvider> {
  const isTrusted = (origin: string) =>
    allowedOrigins
      ? allowedOrigins.includes(origin)
      : /^https:\/\/(?:[a-z0-9-]+\.)*safe\.global$/.test(origin)

  return (config) => {
    let channel: SafeAppChannel | undefined
    let provider: SafeAppProvider | undefined
    // Around the page is something else. A press of the button may ask once more.
    let silent = false

    /** The Safe app may still be loading when the page is ready: it is asked a few times. */
    async function open(): Promise<SafeAppProvider> {
      if (provider) return provider
      if (!isInFrame(page)) throw new SafeNotInIframeError()
      // Only a page in a frame loads the messages to the Safe app.
      const [{ createSafeAppChannel }, { createSafeAppProvider, readSafeAppAccount }] =
        await Promise.all([import('./safeAppChannel.ts'), import('./safeAppProvider.ts')])
      channel ??= createSafeAppChannel({ page, isTrusted })
      for (let attempt = 1; ; attempt += 1) {
        try {
          const info = await channel.request('getSafeInfo', undefined, limits.safeAppTimeout)
          provider = createSafeAppProvider(channel, readSafeAppAccount(info))
          silent = false
          return provider
        } catch (error) {
          if (attempt < limits.safeAppAttempts) continue
          silent = true
          throw error
        }
      }
    }

    const connector = {
      id: 'safe',
      name: 'Safe',
      type: 'safe',
      async connect({ withCapabilities }: { withCapabilities?: boolean | undefined } = {}) {
        const { account } = await open()
        return {
          accounts: withCapabilities
            ? [{ address: account.address, capabilities: {} }]
            : [account.address],
          chainId: account.chainId,
        }
      },
      disconnect: () => Promise.resolve(),
      getAccounts: async () => [(await open()).account.address],
      getChainId: async () => (await open()).account.chainId,
      getProvider: () => (silent ? Promise.reject(new SafeNotInIframeError()) : open()),
      isAuthorized: () =>
        isInFrame(page) && !silent
          ? open().then(
              () => true,
              () => false,
            )
          : Promise.resolve(false),
      onAccountsChanged() {},
      onChainChanged() {},
      onDisconnect() {
        config.emitter.emit('disconnect')
      },
    }
    // wagmi's type ties the shape of the accounts to `withCapabilities`; the connector decides it when it is called.
    return connector as unknown as ReturnType<CreateConnectorFn<SafeAppProvider>>
  }
}

/** Whether the page is inside another one. */
export function isInFrame(page: AppWindow | undefined): page is AppWindow {
  return page !== undefined && page.parent !== (page as unknown)
}
