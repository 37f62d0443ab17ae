import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

import {
  bytesToHex,
  concatHex,
  createWalletClient,
  encodeFunctionData,
  type Hex,
  hexToBytes,
  http,
  parseEther,
  serializeErc6492Signature,
  stringToHex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningChain, startLocalChain } from '@ghost-pay/local-chain'

import { compileAccount } from '../contracts/compileAccount.ts'
import { encodeSignature } from './passkey.ts'
import { accountAbi, planAccount } from './planAccount.ts'

const text = 'Sign in to the shop.'
const [present, verified] = [0x01, 0x04]
/** The order of P-256: of both values of `s` that verify, contracts take the lower one. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

let chain: RunningChain
let code: Hex
beforeAll(async () => {
  chain = await startLocalChain()
  code = compileAccount()
})
afterAll(() => chain.stop())

/** What an authenticator does with its key (WebAuthn, 6.3.3): the flags say whether it asked who is there. */
function assert(key: KeyObject, hash: Hex, flags = present | verified): Hex {
  const challenge = Buffer.from(hexToBytes(hash)).toString('base64url')
  const clientDataJSON = JSON.stringify({
    type: 'webauthn.get',
    challenge,
    origin: 'http://localhost',
  })
  const data = Buffer.concat([
    createHash('sha256').update('localhost').digest(),
    Buffer.from([flags, 0, 0, 0, 1]),
  ])
  const signed = Buffer.concat([data, createHash('sha256').update(clientDataJSON).digest()])
  const pair = bytesToHex(sign('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }))
  const s = BigInt(`0x${pair.slice(66)}`)
  const low = s > order / 2n ? order - s : s
  const signature: Hex = `0x${pair.slice(2, 66)}${low.toString(16).padStart(64, '0')}`
  return encodeSignature({
    signature,
    webauthn: { authenticatorData: bytesToHex(data), clientDataJSON },
  })
}

/** A key, and the account that belongs to it. */
function createOwner(chainId = chain.chainId) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const point = concatHex([x, y].map((part) => bytesToHex(Buffer.from(part, 'base64url'))))
  const factory = chain.contracts.singletonFactory
  return { privateKey, ...planAccount({ code, factory, chainId }, point) }
}

/** Creates an account, paid by Alice. */
async function create({ creation }: ReturnType<typeof createOwner>) {
  const hash = await alice().sendTransaction({ chain: null, ...creation })
  await chain.client.waitForTransactionReceipt({ hash })
}
function alice() {
  const [owner] = chain.owners
  if (!owner) throw new Error('There is no owner.')
  return createWalletClient({
    account: privateKeyToAccount(owner.privateKey),
    transport: http(chain.rpcUrl),
  })
}
const verify = (address: Hex, signature: Hex, message = text) =>
  chain.client.verifyMessage({ address, message, signature })

test('stands where it was said to, and its signature is taken there (ERC-1271)', async () => {
  const owner = createOwner()
  const signature = assert(owner.privateKey, owner.hashMessage(stringToHex(text)))
  await create(owner)
  expect(await chain.client.getCode({ address: owner.address })).toBeDefined()
  expect(await verify(owner.address, signature)).toBe(true)
  expect(await verify(owner.address, signature, 'Another text.')).toBe(false)
})

test('its signature is taken before it is created (ERC-6492)', async () => {
  const { address, creation, hashMessage, privateKey } = createOwner()
  const bare = assert(privateKey, hashMessage(stringToHex(text)))
  const wrapped = { address: creation.to, data: creation.data, signature: bare }
  expect(await verify(address, bare)).toBe(false)
  expect(await verify(address, serializeErc6492Signature(wrapped))).toBe(true)
  expect(await chain.client.getCode({ address })).toBeUndefined()
})

test('takes no signature of another key, of another account or chain, or of nobody who was asked', async () => {
  const [owner, other, elsewhere] = [createOwner(), createOwner(), createOwner(1)]
  await create(owner)
  const raw = stringToHex(text)
  for (const signature of [
    assert(other.privateKey, owner.hashMessage(raw)),
    assert(owner.privateKey, other.hashMessage(raw)),
    assert(owner.privateKey, elsewhere.hashMessage(raw)),
    assert(owner.privateKey, owner.hashMessage(raw), present),
  ])
    expect(await verify(owner.address, signature)).toBe(false)
})

test('makes the call that was signed, once, whoever brings it', async () => {
  const owner = createOwner()
  await create(owner)
  const { address } = owner
  const funded = await alice().sendTransaction({ chain: null, to: address, value: parseEther('2') })
  await chain.client.waitForTransactionReceipt({ hash: funded })
  const to = createOwner().address
  const call = { to, value: parseEther('1'), data: '0x' } as const
  const signature = assert(owner.privateKey, owner.hashCall({ ...call, nonce: 0n }))
  const bring = async (value: bigint) => {
    const args = [to, value, '0x', signature] as const
    const data = encodeFunctionData({ abi: accountAbi, functionName: 'execute', args })
    const hash = await alice().sendTransaction({ chain: null, to: address, data, gas: 1_000_000n })
    return (await chain.client.waitForTransactionReceipt({ hash })).status
  }
  expect(await bring(parseEther('2'))).toBe('reverted')
  expect(await bring(call.value)).toBe('success')
  expect(await chain.client.getBalance({ address: to })).toBe(call.value)
  expect(await bring(call.value)).toBe('reverted')
})
