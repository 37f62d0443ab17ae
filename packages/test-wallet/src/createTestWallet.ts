import { answerRequest } from './answerRequest.ts'
import { createConsentHandler } from './createConsentHandler.ts'
import { createControl } from './createControl.ts'
import { createProvider } from './createProvider.ts'
import { createWalletInfo } from './createWalletInfo.ts'
import { parseRequest } from './parseRequest.ts'
import { approving } from './personalities/approving.ts'
import type { RequestRecord, TestWallet, TestWalletParameters } from './TestWallet.ts'
import type { WalletSettings } from './WalletSettings.ts'
import { createWalletState } from './walletState.ts'

/**
 * Creates a simulated wallet: an EIP-1193 provider over local keys and the RPC of the chains, an EIP-6963 announcement, and a
 * remote control. It answers connecting, permissions, switching and adding chains, signing and sending by itself; reads go to
 * the node of the selected chain.
 *
 * @param parameters its name, keys, chains, and how it behaves
 * @returns the wallet; announce it with `announceTestWallets`, or hand `provider` to a client
 * @throws IncompleteWalletError without a chain or an account
 * @throws WalletOptionError for a flag that is the name of a method of the provider
 * @throws ChainNotAllowedError, HostNotAllowedError for a public chain or another machine that `allow` does not name
 */
export function createTestWallet(parameters: TestWalletParameters): TestWallet {
  const { personality = approving(), auto = false, consent, flags = [] } = parameters
  const info = createWalletInfo(parameters)
  const state = createWalletState({ ...parameters, rdns: info.rdns })
  const settings: WalletSettings = { personality, auto, overrides: {}, releases: [] }
  const requests: RequestRecord[] = []
  const control = createControl(state, settings, requests)
  const handleConsent = createConsentHandler({ info, state, settings, control, consent })
  const provider = createProvider({
    async respond(method, params) {
      const { replies = {}, batches = false, batcher } = settings.personality
      if (Object.hasOwn(replies, method)) return replies[method]
      return answerRequest(state, parseRequest(method, params), {
        handleConsent,
        batches,
        batcher,
      })
    },
    events: state.events,
    requests,
    properties: {
      ...Object.fromEntries(flags.map((flag) => [flag, true])),
      ...personality.properties,
    },
  })
  return { info, provider, control }
}
