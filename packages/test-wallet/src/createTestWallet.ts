import { numberToHex, recoverMessageAddress } from 'viem'

import { capabilitiesOf } from './calls/capabilities.ts'
import { checkRequest } from './checkRequest.ts'
import type { ConsentPrompt } from './Consent.ts'
import { createControl, type Settings } from './createControl.ts'
import { decide } from './decide.ts'
import { WalletOptionError, WalletRpcError } from './errors.ts'
import { monogramIcon } from './icon.ts'
import { parseRequest } from './parseRequest.ts'
import { performRequest } from './performRequest.ts'
import { permissionsOf } from './permissions.ts'
import { approving } from './personalities/approving.ts'
import type { Aftermath, Decision } from './Personality.ts'
import type {
  RequestRecord,
  TestWallet,
  TestWalletParameters,
  TestWalletProvider,
  WalletInfo,
} from './TestWallet.ts'
import { createUuid } from './uuid.ts'
import type { ConsentRequest, WalletRequest } from './WalletRequest.ts'
import { createWalletState, type WalletState } from './walletState.ts'

/**
 * Makes a simulated wallet: an EIP-1193 provider over local keys and the RPC of the chains, an EIP-6963 announcement, and a
 * remote control. It answers connecting, permissions, switching and adding chains, signing and sending by itself; reads go to
 * the node of the selected chain.
 *
 * @param parameters its name, keys, chains, and how it behaves
 * @returns the wallet; announce it with `announceTestWallets`, or hand `provider` to a client
 * @throws IncompleteWalletError without a chain or an account
 * @throws WalletOptionError for a flag that the provider has anyway
 * @throws ChainNotAllowedError, HostNotAllowedError for a public chain or another machine that `allow` does not name
 */
export function createTestWallet(parameters: TestWalletParameters): TestWallet {
  const { personality = approving(), auto = false } = parameters
  const info = infoOf(parameters)
  const state = createWalletState({ ...parameters, rdns: info.rdns })
  const settings: Settings = { personality, auto, orders: {}, releases: [] }
  const requests: RequestRecord[] = []
  const control = createControl(state, settings, requests)
  let connecting = 0

  /** Answers what no person has to be asked about. */
  async function answer(request: WalletRequest): Promise<unknown> {
    switch (request.kind) {
      case 'accounts':
        return state.visibleAccounts()
      case 'chainId':
        return numberToHex(state.now.chainId)
      case 'networkId':
        return String(state.now.chainId)
      case 'permissions':
        return permissionsOf(state)
      case 'revoke':
        state.change({ connected: false })
        return null
      case 'recover':
        return recoverSigner(request)
      case 'capabilities':
        if (request.address !== undefined) state.accountOf(request.address)
        return capabilitiesOf(state, takesBatches(), request.chainIds)
      case 'callsStatus': {
        if (!takesBatches()) throw unsupported(request.method)
        const status = state.batches.status(request.id)
        return request.method === 'wallet_getCallsStatus' ? status : null
      }
      case 'unsupported':
        throw unsupported(request.method)
      case 'node':
        return state.nodeOf(state.now.chainId)(request.method, request.params)
      case 'sendCalls':
        if (!takesBatches()) throw unsupported('wallet_sendCalls')
        return consider(request)
      default:
        return consider(request)
    }
  }

  const takesBatches = (): boolean => settings.personality.batches ?? false

  /** Resolves when the remote control lets go. */
  const release = (): Promise<void> =>
    new Promise((resolve) => {
      settings.releases = [...settings.releases, resolve]
    })

  /** Decides what to make of a request that needs consent, and carries the decision out. */
  async function consider(request: ConsentRequest): Promise<unknown> {
    checkRequest(state, request)
    // A page that may see the accounts already gets them without a question, as from any wallet.
    const visible = state.visibleAccounts()
    if (
      request.kind === 'connect' &&
      request.method === 'eth_requestAccounts' &&
      visible.length > 0
    )
      return visible
    const { orders } = settings
    settings.orders = {}
    const isAsking = connecting > 0
    const decision = decide(settings.personality, request, state.view(), { orders, isAsking })
    if (
      decision.answer === 'approve' &&
      request.kind === 'switchChain' &&
      !state.chains.has(request.chainId)
    )
      throw new WalletRpcError(4902, `Unknown chain ${request.chainId}. Add it first.`)
    if (decision.answer !== 'approve' || request.kind !== 'connect')
      return carryOut(request, decision)
    connecting += 1
    try {
      return await carryOut(request, decision)
    } finally {
      connecting -= 1
    }
  }

  async function carryOut(request: ConsentRequest, decision: Decision): Promise<unknown> {
    if (decision.answer === 'nothing') return new Promise<never>(() => undefined)
    if (decision.answer !== 'pretend' && decision.until === 'released') await release()
    const { afterMs } = decision
    if (afterMs !== undefined) await new Promise((resolve) => setTimeout(resolve, afterMs))
    switch (decision.answer) {
      case 'refuse':
        throw new WalletRpcError(decision.code, decision.message)
      case 'pretend':
        return decision.result
      case 'approve': {
        if (!(await ask(request))) throw new WalletRpcError(4001, 'User rejected the request.')
        const result = await performRequest(state, request, decision.keepsChain ?? false)
        for (const aftermath of decision.then ?? []) follow(aftermath)
        return result
      }
    }
  }

  async function ask(request: ConsentRequest): Promise<boolean> {
    const person = settings.personality.consent ?? (settings.auto ? undefined : parameters.consent)
    return person === undefined || person(promptOf(state, info, request))
  }

  function follow(aftermath: Aftermath): void {
    setTimeout(() => {
      switch (aftermath.event) {
        case 'accountsEmptied':
          return control.forget()
        case 'disconnect':
          return control.disconnect(aftermath.code, aftermath.message)
        case 'emitted':
          return control.emit(aftermath.name, aftermath.value)
      }
    }, aftermath.afterMs)
  }

  const provider: TestWalletProvider = {
    async request({ method, params }) {
      const record: RequestRecord = { method, params, outcome: 'waiting' }
      requests.push(record)
      try {
        const { replies = {} } = settings.personality
        const result = Object.hasOwn(replies, method)
          ? replies[method]
          : await answer(parseRequest(method, params))
        record.outcome = 'answered'
        return result
      } catch (error) {
        record.outcome = 'refused'
        throw error
      }
    },
    on(event, listener) {
      // Which value comes with which event is fixed by EIP-1193; a listener names the one it expects.
      state.events.on(event, listener as (value: unknown) => void)
      return provider
    },
    removeListener(event, listener) {
      state.events.off(event, listener as (value: unknown) => void)
      return provider
    },
  }

  addProperties(provider, { ...flagsOf(parameters), ...personality.properties })
  return { info, provider, control }
}

const unsupported = (method: string) =>
  new WalletRpcError(4200, `A test wallet does not support ${method}.`)

/** The account behind a signature, in small letters as wallets answer it. */
async function recoverSigner({
  message,
  signature,
}: Extract<WalletRequest, { kind: 'recover' }>): Promise<string> {
  try {
    const signer = await recoverMessageAddress({ message: { raw: message }, signature })
    return signer.toLowerCase()
  } catch {
    throw new WalletRpcError(-32602, 'The signature is no signature of an account.')
  }
}

const flagsOf = ({ flags = [] }: TestWalletParameters): Record<string, unknown> =>
  Object.fromEntries(flags.map((flag) => [flag, true]))

function addProperties(
  provider: TestWalletProvider,
  properties: Readonly<Record<string, unknown>>,
): void {
  for (const [name, value] of Object.entries(properties)) {
    if (Object.hasOwn(provider, name))
      throw new WalletOptionError('flags', `A provider has ${name} already: it cannot be a flag.`)
    Object.assign(provider, { [name]: value })
  }
}

function infoOf({ name, icon, rdns, personality }: TestWalletParameters): WalletInfo {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
  return {
    uuid: createUuid(),
    name,
    icon: icon ?? monogramIcon(name),
    rdns: rdns ?? `pay.ghost.test-wallet.${slug || 'unnamed'}`,
    ...personality?.info,
  }
}

function promptOf(
  { now, chains }: WalletState,
  { name, icon }: WalletInfo,
  request: ConsentRequest,
): ConsentPrompt {
  const signer =
    request.kind === 'signMessage' || request.kind === 'signTypedData'
      ? request.address
      : request.kind === 'sendTransaction'
        ? request.transaction.from
        : ((request.kind === 'sendCalls' ? request.from : undefined) ?? now.accounts[0]?.address)
  if (signer === undefined) throw new WalletRpcError(4100, 'The wallet has no account.')
  const id = request.kind === 'sendCalls' ? request.chainId : now.chainId
  const chain = { id, name: chains.get(id)?.name ?? `Chain ${id}` }
  return { wallet: { name, icon }, account: signer, chain, request }
}
