import {
  type Address,
  createTestClient,
  createWalletClient,
  encodeFunctionData,
  getAddress,
  type Hash,
  type Hex,
  http,
  isAddressEqual,
  type LocalAccount,
  publicActions,
  slice,
  type TransactionReceipt,
  zeroAddress,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { TransactionDetails } from '@ghost-pay/gateway-wire'
import {
  type Engine,
  type OwnerName,
  type RunningChain,
  type SeedName,
  startLocalChain,
} from '@ghost-pay/local-chain'
import {
  execTransactionCall,
  type OwnedSignature,
  safeAbi,
  safeMessageTypedData,
  safeProxyFactoryAbi,
  type SafeTransaction,
  type SafeTransactionInput,
  safeTxHash,
  safeTxTypedData,
  toSafeTransaction,
} from '@ghost-pay/safe-protocol'
import { getOfficialContract } from '@ghost-pay/safe-protocol/contracts'

import type { LocalChain } from '../chain/LocalChain.ts'
import { createLocalGateway, type LocalGatewayParameters } from '../createLocalGateway.ts'
import { memoryStore } from '../offchain/stores/memory.ts'
import { createPageGateway } from '../page/createPageGateway.ts'
import { checkContract } from './checkContract.ts'

/** A transaction, as a test writes it: nonce 0 unless another is given. */
export type Payment = Omit<SafeTransactionInput, 'nonce'> & { nonce?: number | bigint }

export type Playground = Awaited<ReturnType<typeof startPlayground>>

/** A local chain with a Treasury of two out of three, and people who sign. */
export async function startPlayground({
  engine,
  seed,
  executions,
}: { engine?: Engine; seed?: SeedName; executions?: number } = {}) {
  const chain = await startLocalChain({ engine, seed, executions })
  const node = nodeOf(chain)
  const treasury = chain.accounts.treasury.address
  const { chainId } = chain

  const transactionOf = (payment: Payment) => toSafeTransaction({ nonce: 0, ...payment })
  const domainOf = (payment: Payment, safe: Address) => ({
    chainId,
    safe,
    version: '1.4.1',
    transaction: transactionOf(payment),
  })
  const hashOf = (payment: Payment, safe = treasury): Hash => safeTxHash(domainOf(payment, safe))
  const sign = (account: LocalAccount, payment: Payment, safe = treasury): Promise<Hex> =>
    account.signTypedData(safeTxTypedData(domainOf(payment, safe)))

  const ownerOf = (name: OwnerName): LocalAccount => findOwner(chain, name)

  /** Sends a transaction and waits until it is mined. */
  async function send(account: LocalAccount, call: { to: Address; data?: Hex; value?: bigint }) {
    const wallet = createWalletClient({ account, transport: http(chain.rpcUrl) })
    const hash = await wallet.sendTransaction({ ...call, chain: null, gas: 3_000_000n })
    return node.waitForTransactionReceipt({ hash })
  }

  return {
    chain,
    node,
    treasury,
    chainId,
    hashOf,
    sign,
    send,
    owner: ownerOf,
    settings: (further: Partial<LocalChain> = {}): LocalChain => ({
      chainId,
      name: 'Ghost Devnet',
      rpcUrl: chain.rpcUrl,
      ...further,
    }),
    /** A message of the Treasury, signed by one of its owners. */
    signMessage: (account: LocalAccount, message: string): Promise<Hex> =>
      account.signTypedData(
        safeMessageTypedData({ chainId, safe: treasury, version: '1.4.1', message }),
      ),
    /**
     * Deploys a Safe L2, or with `isQuiet` a Safe whose events contain only the hash of an execution; with `isPrevious` those of
     * version 1.3.0, which `deployPreviousContracts` has brought.
     */
    createAccount(
      this: void,
      owners: readonly Address[],
      {
        isQuiet = false,
        isPrevious = false,
        ...options
      }: { isQuiet?: boolean; isPrevious?: boolean; threshold?: bigint; salt?: bigint } = {},
    ): Promise<Address> {
      const { safeProxyFactory, safe, safeL2, compatibilityFallbackHandler } = chain.contracts
      const previous = (name: 'SafeProxyFactory' | 'Safe' | 'SafeL2') =>
        getOfficialContract({ name, version: '1.3.0', deployment: 'eip155' }).address
      const current = { factory: safeProxyFactory, singleton: isQuiet ? safe : safeL2 }
      return createAccount({
        ...options,
        owners,
        ...(isPrevious
          ? {
              factory: previous('SafeProxyFactory'),
              singleton: previous(isQuiet ? 'Safe' : 'SafeL2'),
            }
          : current),
        fallbackHandler: compatibilityFallbackHandler,
        send: (call) => send(ownerOf('Bob'), call),
      })
    },
    /** The body of a proposal, signed by its sender. */
    async proposal(
      this: void,
      account: LocalAccount,
      payment: Payment,
      further: Record<string, unknown> = {},
      safe = treasury,
    ) {
      return {
        ...proposalFields(transactionOf(payment)),
        safeTxHash: hashOf(payment, safe),
        sender: account.address,
        signature: await sign(account, payment, safe),
        ...further,
      }
    },
    /** Lets the owners sign a transaction, and the first of them execute it. */
    async execute(
      this: void,
      [executor, ...others]: readonly [LocalAccount, ...LocalAccount[]],
      payment: Payment,
      safe = treasury,
    ) {
      const signatures: OwnedSignature[] = await Promise.all(
        [executor, ...others].map(async (owner) => ({
          owner: owner.address,
          signature: await sign(owner, payment, safe),
        })),
      )
      const transaction = transactionOf(payment)
      return send(executor, execTransactionCall({ safe, transaction, signatures }))
    },
  }
}

/** The fields of a transaction in the body of a proposal. */
function proposalFields(transaction: SafeTransaction) {
  return {
    to: transaction.to,
    value: transaction.value.toString(),
    data: transaction.data === '0x' ? null : transaction.data,
    nonce: transaction.nonce.toString(),
    operation: transaction.operation,
    safeTxGas: transaction.safeTxGas.toString(),
    baseGas: transaction.baseGas.toString(),
    gasPrice: transaction.gasPrice.toString(),
    gasToken: transaction.gasToken,
    refundReceiver: transaction.refundReceiver,
  }
}

/** Deploys an account and returns its address. */
async function createAccount({
  owners,
  threshold = 1n,
  salt = 7n,
  factory,
  singleton,
  fallbackHandler,
  send,
}: {
  owners: readonly Address[]
  threshold?: bigint | undefined
  salt?: bigint | undefined
  factory: Address
  singleton: Address
  fallbackHandler: Address
  send: (call: { to: Address; data: Hex }) => Promise<TransactionReceipt>
}): Promise<Address> {
  const setup = [owners, threshold, zeroAddress, '0x', fallbackHandler] as const
  const initializer = encodeFunctionData({
    abi: safeAbi,
    functionName: 'setup',
    args: [...setup, zeroAddress, 0n, zeroAddress],
  })
  const data = encodeFunctionData({
    abi: safeProxyFactoryAbi,
    functionName: 'createProxyWithNonce',
    args: [singleton, initializer, salt],
  })
  const { logs } = await send({ to: factory, data })
  const created = logs.find((log) => isAddressEqual(log.address, factory))
  // Since 1.4.1 the account is a topic of the factory's event.
  const word = created?.topics[1] ?? slice(created?.data ?? '0x', 0, 32)
  return getAddress(slice(word, 12))
}

function findOwner({ owners }: RunningChain, name: OwnerName): LocalAccount {
  const owner = owners.find((candidate) => candidate.name === name)
  if (!owner) throw new Error(`There is no owner ${name}.`)
  return privateKeyToAccount(owner.privateKey)
}

function nodeOf({ rpcUrl, engine }: RunningChain) {
  const mode = engine === 'anvil' ? 'anvil' : 'hardhat'
  return createTestClient({ mode, transport: http(rpcUrl), pollingInterval: 20 }).extend(
    publicActions,
  )
}

/** An answer as a test looks at it. */
export type Answer<Body> = { status: number; body: Body; headers: Headers }

/** A gateway and short ways to ask it. */
export function openGateway(parameters: LocalGatewayParameters) {
  return openAny(createLocalGateway, parameters)
}

/** The same gateway as it runs in a page. */
export function openInPage({ chains, store = memoryStore(), onError }: LocalGatewayParameters) {
  const name = crypto.randomUUID()
  return openAny((parameters) => createPageGateway({ ...parameters, name, store }), {
    chains,
    onError,
  })
}

type Fetching = { fetch(this: void, request: Request): Promise<Response> }

const isFault = (init?: RequestInit): boolean => new Headers(init?.headers).has('x-ghost-fault')

function openAny<Gateway extends Fetching>(
  create: (parameters: LocalGatewayParameters) => Gateway,
  parameters: LocalGatewayParameters,
) {
  const mistakes: unknown[] = []
  const answered = new Set<string>()
  const gateway = create({
    ...parameters,
    onError: parameters.onError ?? ((error) => mistakes.push(error)),
  })

  async function ask<Body>(path: string, init?: RequestInit): Promise<Answer<Body>> {
    const response = await gateway.fetch(new Request(new URL(path, 'http://gateway.test'), init))
    if (mistakes.length > 0) throw mistakes[0]
    const source = await response.text()
    const type = response.headers.get('content-type')
    // The other answers are of 2023, or wrong on purpose.
    if (parameters.responseFormat !== '2023' && !isFault(init)) {
      const { pathname } = new URL(path, 'http://gateway.test')
      const { status } = response
      const route = checkContract(init?.method ?? 'GET', pathname, { status, type, body: source })
      if (route !== undefined && response.ok) answered.add(route)
    }
    const isJson = type?.includes('json')
    // The test says what it expects there; a body of another form fails its comparison.
    const body = (isJson ? JSON.parse(source) : source) as Body
    return { status: response.status, body, headers: response.headers }
  }
  const send =
    (method: string) =>
    <Body>(path: string, body?: unknown, headers: Record<string, string> = {}) =>
      ask<Body>(path, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
  const get = <Body>(path: string, headers: Record<string, string> = {}) =>
    ask<Body>(path, { headers })
  const post = send('POST')

  return {
    gateway,
    /** The routes of the contract whose requests were answered with what was requested. */
    answered,
    ask,
    get,
    post,
    remove: send('DELETE'),
    propose: (safe: Address, body: unknown) =>
      post<TransactionDetails>(`/v1/chains/31337/transactions/${safe}/propose`, body),
    confirm: (safeTxHash: Hash, signature: Hex) =>
      post<TransactionDetails>(`/v1/chains/31337/transactions/${safeTxHash}/confirmations`, {
        signature,
      }),
    details: (id: string) => get<TransactionDetails>(`/v1/chains/31337/transactions/${id}`),
    queue: async (safe: Address) =>
      (await get<List>(`/v1/chains/31337/safes/${safe}/transactions/queued`)).body.results,
    history: async (safe: Address) =>
      (await get<List>(`/v1/chains/31337/safes/${safe}/transactions/history`)).body.results,
  }
}

/** A page of a list, with items of any kind. */
export type List = {
  count: number
  next: string | null
  previous: string | null
  results: unknown[]
}
