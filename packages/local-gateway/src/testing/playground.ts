import { startDevnet, type Devnet, type DevnetChain, type OwnerName } from '@ghost-pay/devnet'
import {
  execTransactionCall,
  type OwnedSignature,
  safeTxHash,
  type SafeTransactionInput,
  safeTxTypedData,
  toSafeTransaction,
} from '@ghost-pay/safe-protocol'
import {
  type Address,
  createTestClient,
  createWalletClient,
  type Hash,
  type Hex,
  http,
  type LocalAccount,
  publicActions,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

import { createLocalGateway, type LocalGatewayParameters } from '../createLocalGateway.ts'
import type { LocalChain } from '../chain/LocalChain.ts'

/** An answer as a test looks at it: JSON as it came. */
export type Answer = { status: number; body: Json; headers: Headers }
// A test looks into answers by name and compares what it finds; a wrong name is a failed comparison.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = any

/** A call, as a test writes it. */
export type Payment = Omit<SafeTransactionInput, 'nonce'> & { nonce?: number | bigint }

export type Playground = Awaited<ReturnType<typeof startPlayground>>

/** A local chain with a Treasury of two out of three, and people who sign. */
export async function startPlayground() {
  const devnet: Devnet = await startDevnet({ seed: 'empty', port: 0, gatewayPort: 0 })
  const [chain] = devnet.chains
  if (!chain) throw new Error('There is no chain.')
  const node = nodeOf(chain)
  const treasury = devnet.accounts.treasury.address
  const { chainId } = chain

  /** What the owners sign, with the account's next nonce unless another one is given. */
  function transactionOf(payment: Payment) {
    return toSafeTransaction({ nonce: 0, ...payment })
  }
  const hashOf = (payment: Payment, safe = treasury): Hash =>
    safeTxHash({ chainId, safe, version: '1.4.1', transaction: transactionOf(payment) })

  return {
    devnet,
    chain,
    node,
    treasury,
    chainId,
    transactionOf,
    hashOf,
    owner(name: OwnerName): LocalAccount {
      const owner = devnet.owners.find((person) => person.name === name)
      if (!owner) throw new Error(`Nobody is called ${name}.`)
      return privateKeyToAccount(owner.privateKey)
    },
    settings: (further: Partial<LocalChain> = {}): LocalChain => ({
      chainId,
      name: chain.name,
      rpcUrl: chain.rpcUrl,
      ...further,
    }),
    sign: (account: LocalAccount, payment: Payment, safe = treasury): Promise<Hex> =>
      account.signTypedData(
        safeTxTypedData({ chainId, safe, version: '1.4.1', transaction: transactionOf(payment) }),
      ),
    /** The body of a proposal. */
    async proposal(account: LocalAccount, payment: Payment, further: Record<string, unknown> = {}) {
      const transaction = transactionOf(payment)
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
        safeTxHash: hashOf(payment),
        sender: account.address,
        signature: await this.sign(account, payment),
        ...further,
      }
    },
    /** Sends a transaction of the Treasury to the chain and waits until it is mined. */
    async execute(
      account: LocalAccount,
      payment: Payment,
      signatures: Hex | readonly OwnedSignature[],
      safe = treasury,
    ) {
      const call = execTransactionCall({ safe, transaction: transactionOf(payment), signatures })
      return this.send(account, call)
    },
    /** Sends any transaction and waits until it is mined. */
    async send(account: LocalAccount, call: { to: Address; data?: Hex; value?: bigint }) {
      const wallet = createWalletClient({ account, transport: http(chain.rpcUrl) })
      const hash = await wallet.sendTransaction({ ...call, chain: null, gas: 2_000_000n })
      return node.waitForTransactionReceipt({ hash })
    },
  }
}

function nodeOf({ rpcUrl }: DevnetChain) {
  return createTestClient({ mode: 'anvil', transport: http(rpcUrl), pollingInterval: 20 }).extend(
    publicActions,
  )
}

/** A gateway and short ways to ask it. */
export function openGateway(parameters: LocalGatewayParameters) {
  const gateway = createLocalGateway({
    onError: (error) => {
      throw error
    },
    ...parameters,
  })
  async function ask(path: string, init?: RequestInit): Promise<Answer> {
    const request = new Request(new URL(path, 'http://gateway.test'), init)
    const response = await gateway.fetch(request)
    const source = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    const body: Json = isJson ? JSON.parse(source) : source
    return { status: response.status, body, headers: response.headers }
  }
  const send =
    (method: string) =>
    (path: string, body?: unknown, headers: HeadersInit = {}) =>
      ask(path, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
  return {
    gateway,
    ask,
    get: (path: string, headers: HeadersInit = {}) => ask(path, { headers }),
    post: send('POST'),
    delete: send('DELETE'),
  }
}
