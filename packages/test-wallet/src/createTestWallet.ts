import { isAddressEqual, numberToHex, type Address, type LocalAccount } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

import type { ConsentPrompt } from './Consent.ts'
import { decide, type Orders } from './decide.ts'
import { createEmitter } from './emitter.ts'
import { IncompleteWalletError, WalletRpcError } from './errors.ts'
import { guardChain } from './guard.ts'
import { monogramIcon } from './icon.ts'
import { browserMemory } from './memory.ts'
import { parseRequest } from './parseRequest.ts'
import { approving } from './personalities/approving.ts'
import type { Aftermath, Decision, WalletView } from './Personality.ts'
import { createRpc, type Rpc } from './rpc.ts'
import { sendTransaction } from './sendTransaction.ts'
import type {
  AccountSource,
  RequestRecord,
  TestWallet,
  TestWalletChain,
  TestWalletParameters,
  TestWalletProvider,
} from './TestWallet.ts'
import { checkTypedDataChain, signTypedDataJson } from './typedData.ts'
import { createUuid } from './uuid.ts'
import type { ConsentRequest, WalletRequest } from './WalletRequest.ts'

const toAccount = (source: AccountSource): LocalAccount =>
  typeof source === 'string' ? privateKeyToAccount(source) : source

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '') || 'unnamed'

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Makes a simulated wallet: an EIP-1193 provider over local keys and the RPC of the chains, an EIP-6963 announcement, and a
 * remote control. It answers connecting, permissions, switching and adding chains, signing and sending by itself; reads go to
 * the node of the selected chain.
 *
 * @param parameters its name, keys, chains, and how it behaves
 * @returns the wallet; announce it with `announceTestWallets`, or hand `provider` to a client
 * @throws IncompleteWalletError without a chain or an account
 * @throws ChainNotAllowedError, HostNotAllowedError for a public chain or another machine that `allow` does not name
 */
export function createTestWallet(parameters: TestWalletParameters): TestWallet {
  const { name, privateKey, account, consent, allow } = parameters
  const sources = parameters.accounts ?? [account ?? privateKey].filter((it) => it !== undefined)
  if (sources.length === 0)
    throw new IncompleteWalletError(`The test wallet "${name}" needs a privateKey or an account.`)
  const [firstChain] = parameters.chains
  if (!firstChain)
    throw new IncompleteWalletError(`The test wallet "${name}" needs at least one chain.`)
  for (const chain of parameters.chains) guardChain(chain, allow)

  let personality = parameters.personality ?? approving()
  const info = {
    uuid: createUuid(),
    name,
    icon: parameters.icon ?? monogramIcon(name),
    rdns: parameters.rdns ?? `pay.ghost.test-wallet.${slug(name)}`,
    ...personality.info,
  }
  const memory = browserMemory(parameters.remember ?? false, info.rdns)
  const remembered = memory.read()
  const chains = new Map(parameters.chains.map((chain) => [chain.id, chain]))
  const nodes = new Map<string, Rpc>()
  const events = createEmitter()
  const requests: RequestRecord[] = []

  let accounts = sources.map(toAccount)
  let chainId = remembered && chains.has(remembered.chainId) ? remembered.chainId : firstChain.id
  let connected = remembered?.connected ?? false
  let isLocked = personality.startsLocked ?? false
  let auto = parameters.auto ?? false
  let orders: Orders = {}
  let asking = 0
  let sending: Promise<unknown> = Promise.resolve()
  const addedChainIds: number[] = []

  const visibleAccounts = (): Address[] =>
    connected && !isLocked ? accounts.map(({ address }) => address) : []
  const view = (): WalletView => ({ locked: isLocked, connected, chainId, addedChainIds })

  /** Changes the state, remembers it, and tells the page what it can see of the change. */
  function change(apply: () => void): void {
    const before = { accounts: visibleAccounts().join(), chainId }
    apply()
    memory.write({ connected, chainId })
    if (chainId !== before.chainId) events.emit('chainChanged', numberToHex(chainId))
    if (visibleAccounts().join() !== before.accounts)
      events.emit('accountsChanged', visibleAccounts())
  }

  function nodeOf(id: number): Rpc {
    const rpcUrl = chains.get(id)?.rpcUrl
    if (rpcUrl === undefined)
      throw new WalletRpcError(4901, `The wallet has no node for chain ${id}.`)
    const node = nodes.get(rpcUrl) ?? createRpc(rpcUrl, parameters.fetch ?? globalThis.fetch)
    nodes.set(rpcUrl, node)
    return node
  }

  function accountOf(address: Address): LocalAccount {
    const own = accounts.find((candidate) => isAddressEqual(candidate.address, address))
    if (!own || !visibleAccounts().includes(own.address))
      throw new WalletRpcError(4100, `The page is not connected to ${address}. Connect first.`)
    return own
  }

  /** What can be refused without asking anybody. */
  function checkBeforeAsking(request: ConsentRequest): void {
    switch (request.kind) {
      case 'signMessage':
        accountOf(request.address)
        break
      case 'signTypedData':
        accountOf(request.address)
        checkTypedDataChain(request.typedData, chainId)
        break
      case 'sendTransaction': {
        accountOf(request.transaction.from)
        const wanted = request.transaction.chainId
        if (wanted !== undefined && wanted !== chainId)
          throw new WalletRpcError(
            -32602,
            `The transaction is for chain ${wanted}, the wallet is on chain ${chainId}. Switch first.`,
          )
        break
      }
      case 'addChain':
        try {
          guardChain({ id: request.chainId, rpcUrl: request.rpcUrl }, allow)
        } catch (error) {
          throw new WalletRpcError(-32602, error instanceof Error ? error.message : String(error))
        }
        break
      default:
    }
  }

  const knowsChain = (request: ConsentRequest): boolean =>
    request.kind !== 'switchChain' || chains.has(request.chainId)

  function promptFor(request: ConsentRequest): ConsentPrompt {
    const signer =
      request.kind === 'signMessage' || request.kind === 'signTypedData'
        ? request.address
        : request.kind === 'sendTransaction'
          ? request.transaction.from
          : accounts[0]?.address
    if (signer === undefined) throw new WalletRpcError(4100, 'The wallet has no account.')
    const chain: TestWalletChain = chains.get(chainId) ?? { id: chainId }
    return {
      wallet: { name: info.name, icon: info.icon },
      account: signer,
      chain: { id: chain.id, name: chain.name ?? `Chain ${chain.id}` },
      request,
    }
  }

  /** Does what was agreed to, and gives the answer. */
  async function perform(request: ConsentRequest, keepsChain: boolean): Promise<unknown> {
    switch (request.kind) {
      case 'connect':
        change(() => (connected = true))
        return request.method === 'eth_requestAccounts' ? visibleAccounts() : permissions()
      case 'switchChain':
        change(() => (chainId = request.chainId))
        return null
      case 'addChain': {
        const { chainId: id, name: chainName, rpcUrl } = request
        if (!chains.has(id)) chains.set(id, { id, name: chainName || undefined, rpcUrl })
        addedChainIds.push(id)
        if (!keepsChain) change(() => (chainId = id))
        return null
      }
      case 'signMessage':
        return accountOf(request.address).signMessage({ message: { raw: request.message } })
      case 'signTypedData':
        return signTypedDataJson(accountOf(request.address), request.typedData)
      case 'sendTransaction': {
        // One after the other, so that two requests at once do not get the same nonce.
        const send = () =>
          sendTransaction(nodeOf(chainId), {
            account: accountOf(request.transaction.from),
            chainId,
            transaction: request.transaction,
          })
        const sent = sending.then(send, send)
        sending = sent.catch(() => undefined)
        return sent
      }
      case 'watchAsset':
        return true
    }
  }

  function follow(aftermath: Aftermath): void {
    setTimeout(() => {
      if (aftermath.event === 'accountsEmptied') change(() => (connected = false))
      else control.disconnect(aftermath.code, aftermath.message)
    }, aftermath.afterMs)
  }

  async function ask(request: ConsentRequest): Promise<boolean> {
    const person = personality.consent ?? (auto ? undefined : consent)
    return person === undefined || person(promptFor(request))
  }

  async function carryOut(request: ConsentRequest, decision: Decision): Promise<unknown> {
    if (decision.answer === 'nothing') return new Promise<never>(() => undefined)
    if (decision.afterMs !== undefined) await wait(decision.afterMs)
    switch (decision.answer) {
      case 'refuse':
        throw new WalletRpcError(decision.code, decision.message)
      case 'pretend':
        return decision.result
      case 'approve': {
        if (!(await ask(request))) throw new WalletRpcError(4001, 'User rejected the request.')
        const answer = await perform(request, decision.keepsChain ?? false)
        for (const aftermath of decision.then ?? []) follow(aftermath)
        return answer
      }
    }
  }

  async function consider(request: ConsentRequest): Promise<unknown> {
    checkBeforeAsking(request)
    // A page that may see the accounts already gets them without a question, as from any wallet.
    if (
      request.kind === 'connect' &&
      request.method === 'eth_requestAccounts' &&
      connected &&
      !isLocked
    )
      return visibleAccounts()
    const context = { orders, isAsking: asking > 0 }
    orders = {}
    const decision = decide(personality, request, view(), context)
    if (decision.answer === 'approve' && !knowsChain(request) && request.kind === 'switchChain')
      throw new WalletRpcError(4902, `Unknown chain ${request.chainId}. Add it first.`)
    const isAsking = request.kind === 'connect' && decision.answer === 'approve'
    if (isAsking) asking += 1
    try {
      return await carryOut(request, decision)
    } finally {
      if (isAsking) asking -= 1
    }
  }

  /** What the page may do (EIP-2255). */
  const permissions = () =>
    connected
      ? [
          {
            parentCapability: 'eth_accounts',
            invoker: globalThis.location?.origin ?? 'test',
            caveats: [{ type: 'restrictReturnedAccounts', value: visibleAccounts() }],
          },
        ]
      : []

  async function answer(request: WalletRequest): Promise<unknown> {
    switch (request.kind) {
      case 'accounts':
        return visibleAccounts()
      case 'chainId':
        return numberToHex(chainId)
      case 'networkId':
        return String(chainId)
      case 'permissions':
        return permissions()
      case 'revoke':
        change(() => (connected = false))
        return null
      case 'unsupported':
        throw new WalletRpcError(4200, `A test wallet does not support ${request.method}.`)
      case 'node':
        return nodeOf(chainId)(request.method, request.params)
      default:
        return consider(request)
    }
  }

  const provider: TestWalletProvider = {
    async request({ method, params }) {
      const record: RequestRecord = { method, params, outcome: 'waiting' }
      requests.push(record)
      try {
        const result = await answer(parseRequest(method, params))
        record.outcome = 'answered'
        return result
      } catch (error) {
        record.outcome = 'refused'
        throw error
      }
    },
    on(event, listener) {
      // Which value comes with which event is fixed by EIP-1193; a listener names the one it expects.
      events.on(event, listener as (value: unknown) => void)
      return provider
    },
    removeListener(event, listener) {
      events.off(event, listener as (value: unknown) => void)
      return provider
    },
  }

  const control: TestWallet['control'] = {
    rejectNext(code = 4001, message = 'User rejected the request.') {
      orders = { ...orders, reject: { code, message } }
    },
    delayNext(ms) {
      orders = { ...orders, delayMs: ms }
    },
    lock: () => change(() => (isLocked = true)),
    unlock: () => change(() => (isLocked = false)),
    switchChain(id) {
      if (!chains.has(id)) {
        guardChain({ id }, allow)
        chains.set(id, { id })
      }
      change(() => (chainId = id))
    },
    setAccounts(sources) {
      change(() => {
        if (sources.length === 0) connected = false
        else accounts = sources.map(toAccount)
      })
    },
    disconnect(code = 4900, message = 'Disconnected from every chain.') {
      events.emit('disconnect', new WalletRpcError(code, message))
    },
    forget: () => change(() => (connected = false)),
    setAuto(value) {
      auto = value
    },
    setPersonality(value) {
      personality = value
    },
    get requests() {
      return requests
    },
    get accounts() {
      return accounts.map(({ address }) => address)
    },
    get chainId() {
      return chainId
    },
  }

  return { info, provider, control }
}
