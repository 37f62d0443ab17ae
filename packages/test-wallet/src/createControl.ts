import { WalletRpcError } from './errors.ts'
import type { RequestRecord, TestWalletControl } from './TestWallet.ts'
import type { WalletSettings } from './WalletSettings.ts'
import { toAccount, type WalletState } from './walletState.ts'

/** Creates the remote control of a wallet. */
export function createControl(
  state: WalletState,
  settings: WalletSettings,
  requests: readonly RequestRecord[],
): TestWalletControl {
  return {
    rejectNext(code = 4001, message = 'User rejected the request.') {
      settings.overrides = { ...settings.overrides, reject: { code, message } }
    },
    delayNext(ms) {
      settings.overrides = { ...settings.overrides, delayMs: ms }
    },
    lock: () => state.change({ locked: true }),
    unlock: () => state.change({ locked: false }),
    switchChain(chainId) {
      if (!state.chains.has(chainId)) state.addChain({ id: chainId }, 'wallet')
      state.change({ chainId })
    },
    setAccounts(sources) {
      state.change(
        sources.length === 0 ? { connected: false } : { accounts: sources.map(toAccount) },
      )
    },
    release() {
      const { releases } = settings
      settings.releases = []
      for (const resolve of releases) resolve()
    },
    emit: (event, value) => state.events.emit(event, value),
    disconnect(code = 4900, message = 'Disconnected from every chain.') {
      state.events.emit('disconnect', new WalletRpcError(code, message))
    },
    forget: () => state.change({ connected: false }),
    setAuto(auto) {
      settings.auto = auto
    },
    setPersonality(personality) {
      settings.personality = personality
    },
    get requests() {
      return requests
    },
    get accounts() {
      return state.now.accounts.map(({ address }) => address)
    },
    get chainId() {
      return state.now.chainId
    },
  }
}
