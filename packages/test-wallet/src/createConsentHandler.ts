import { checkRequest } from './checkRequest.ts'
import type { Consent } from './Consent.ts'
import { createPrompt } from './createPrompt.ts'
import { decide } from './decide.ts'
import { WalletRpcError } from './errors.ts'
import { performRequest } from './performRequest.ts'
import type { Decision, FollowUp } from './Personality.ts'
import type { TestWalletControl, WalletInfo } from './TestWallet.ts'
import type { ConsentRequest } from './WalletRequest.ts'
import type { WalletSettings } from './WalletSettings.ts'
import type { WalletState } from './walletState.ts'

/** What a consent handler works on. */
export type ConsentContext = {
  info: WalletInfo
  state: WalletState
  settings: WalletSettings
  control: TestWalletControl
  /** Prompts the user; the personality alone decides unless given. */
  consent: Consent | undefined
}

/**
 * Creates the function that answers a request that needs consent: it checks the request, decides, and applies the decision.
 *
 * @returns a function that resolves to the result, or rejects with a `WalletRpcError`
 */
export function createConsentHandler(
  context: ConsentContext,
): (request: ConsentRequest) => Promise<unknown> {
  const { state, settings } = context
  /** Connect requests that wait for an answer. */
  let connecting = 0
  return async (request) => {
    checkRequest(state, request, settings.personality.batcher)
    // A page that already sees the accounts gets them without a prompt, as from any wallet.
    const visible = state.visibleAccounts()
    if (
      request.kind === 'connect' &&
      request.method === 'eth_requestAccounts' &&
      visible.length > 0
    )
      return visible
    const { overrides } = settings
    settings.overrides = {}
    const isConnecting = connecting > 0
    const decision = decide(settings.personality, request, state.view(), {
      overrides,
      isConnecting,
    })
    if (
      decision.answer === 'approve' &&
      request.kind === 'switchChain' &&
      !state.chains.has(request.chainId)
    )
      throw new WalletRpcError(4902, `Unknown chain ${request.chainId}. Add it first.`)
    if (decision.answer !== 'approve' || request.kind !== 'connect')
      return applyDecision(context, request, decision)
    connecting += 1
    try {
      return await applyDecision(context, request, decision)
    } finally {
      connecting -= 1
    }
  }
}

async function applyDecision(
  context: ConsentContext,
  request: ConsentRequest,
  decision: Decision,
): Promise<unknown> {
  if (decision.answer === 'ignore') return new Promise<never>(() => undefined)
  if (decision.answer !== 'respond' && decision.until === 'released')
    await waitForRelease(context.settings)
  const { afterMs } = decision
  if (afterMs !== undefined) await new Promise((resolve) => setTimeout(resolve, afterMs))
  switch (decision.answer) {
    case 'reject':
      throw new WalletRpcError(decision.code, decision.message)
    case 'respond':
      return decision.result
    case 'approve': {
      if (!(await requestConsent(context, request)))
        throw new WalletRpcError(4001, 'User rejected the request.')
      const result = await performRequest(context.state, request, {
        keepsChain: decision.keepsChain ?? false,
        batcher: context.settings.personality.batcher,
      })
      for (const followUp of decision.followUps ?? []) scheduleFollowUp(context.control, followUp)
      return result
    }
  }
}

/** Resolves with the next `control.release()`. */
function waitForRelease(settings: WalletSettings): Promise<void> {
  return new Promise((resolve) => {
    settings.releases = [...settings.releases, resolve]
  })
}

async function requestConsent(
  { info, state, settings, consent }: ConsentContext,
  request: ConsentRequest,
): Promise<boolean> {
  const confirm = settings.personality.consent ?? (settings.auto ? undefined : consent)
  return confirm === undefined || confirm(createPrompt(state, info, request))
}

function scheduleFollowUp(control: TestWalletControl, followUp: FollowUp): void {
  setTimeout(() => {
    switch (followUp.event) {
      case 'accountsEmptied':
        return control.forget()
      case 'disconnect':
        return control.disconnect(followUp.code, followUp.message)
      case 'custom':
        return control.emit(followUp.name, followUp.value)
    }
  }, followUp.afterMs)
}
