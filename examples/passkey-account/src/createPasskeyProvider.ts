import {
  type Address,
  createPublicClient,
  type EIP1193Provider,
  encodeFunctionData,
  type Hex,
  http,
  MethodNotSupportedRpcError,
  numberToHex,
  serializeErc6492Signature,
  UserRejectedRequestError,
} from 'viem'

import { createPasskey, encodeSignature, type Passkey, readPasskey } from './passkey.ts'
import { accountAbi, planAccount } from './planAccount.ts'

/** What the account is made of and where it lives. */
export type PasskeyProviderParameters = {
  /** What creates an account, without the arguments of its constructor. */
  code: Hex
  /** Creates at an address that is known before (EIP-1014). */
  factory: Address
  chainId: number
  /** The node of the chain. */
  rpcUrl: string
}

type Request = { method: string; params?: unknown }
type Call = { to: Address; value?: Hex; data?: Hex }

/** A wallet (EIP-1193) whose only key is a passkey. It asks no host but the chain's node. */
export function createPasskeyProvider(parameters: PasskeyProviderParameters): EIP1193Provider {
  const { chainId, rpcUrl } = parameters
  const client = createPublicClient({ transport: http(rpcUrl) })
  const ask = client.request as (request: Request) => Promise<unknown>
  let passkey = readPasskey()

  const accountOf = ({ publicKey }: Passkey) => planAccount(parameters, publicKey)
  const accounts = () => (passkey ? [accountOf(passkey).address] : [])
  const isCreated = async (address: Address) => (await client.getCode({ address })) !== undefined

  async function connect() {
    passkey ??= await createPasskey('Local account').catch(refuse)
    return accounts()
  }

  async function sign(hash: Hex) {
    if (!passkey) throw new UserRejectedRequestError(new Error('There is no passkey yet.'))
    return encodeSignature(await passkey.sign({ hash }).catch(refuse))
  }

  async function signMessage(raw: Hex) {
    const [signer] = await connect()
    if (!passkey || !signer) throw new UserRejectedRequestError(new Error('There is no passkey.'))
    const { address, creation, hashMessage } = accountOf(passkey)
    const signature = await sign(hashMessage(raw))
    // Nobody has paid for the account yet: the verifier gets what creates it (ERC-6492).
    return (await isCreated(address))
      ? signature
      : serializeErc6492Signature({ address: creation.to, data: creation.data, signature })
  }

  async function sendTransaction({ to, value = '0x0', data = '0x' }: Call) {
    await connect()
    if (!passkey) throw new UserRejectedRequestError(new Error('There is no passkey.'))
    const { address, creation, hashCall } = accountOf(passkey)
    // The local node has accounts of its own, one of which pays. Elsewhere a bundler or a relay would.
    const [payer] = (await ask({ method: 'eth_accounts' })) as Address[]
    const send = async (call: { to: Address; data: Hex }) =>
      (await ask({ method: 'eth_sendTransaction', params: [{ from: payer, ...call }] })) as Hex
    if (!(await isCreated(address)))
      await client.waitForTransactionReceipt({ hash: await send(creation) })
    const nonce = await client.readContract({ address, abi: accountAbi, functionName: 'nonce' })
    const call = { to, value: BigInt(value), data }
    const args = [to, call.value, data, await sign(hashCall({ ...call, nonce }))] as const
    return send({
      to: address,
      data: encodeFunctionData({ abi: accountAbi, functionName: 'execute', args }),
    })
  }

  async function request({ method, params }: Request): Promise<unknown> {
    // What each method takes is fixed by its standard.
    const [first] = (params ?? []) as [unknown]
    if (method === 'eth_requestAccounts') return connect()
    if (method === 'eth_accounts') return accounts()
    if (method === 'eth_chainId') return numberToHex(chainId)
    if (method === 'personal_sign') return signMessage(first as Hex)
    if (method === 'eth_sendTransaction') return sendTransaction(first as Call)
    if (/^wallet_|^eth_sign/.test(method))
      throw new MethodNotSupportedRpcError(new Error('Not by this account.'), { method })
    return ask({ method, params })
  }

  // One account on one chain: nothing ever changes, so there are no events.
  const silent = { on: () => undefined, removeListener: () => undefined }
  return { ...silent, request } as unknown as EIP1193Provider
}

/** What a device throws when the visitor closes its window is a refusal to a page (EIP-1193). */
function refuse(cause: unknown): never {
  throw new UserRejectedRequestError(cause instanceof Error ? cause : new Error('Refused.'))
}
