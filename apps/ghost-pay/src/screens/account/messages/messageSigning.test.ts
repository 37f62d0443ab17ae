import { type Address, encodeAbiParameters, toFunctionSelector } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { confirmMessage, getMessage, proposeMessage } from '@ghost-pay/gateway-client'
import { countedSignatures } from '@ghost-pay/safe-account'
import {
  askIsValidSignature,
  askMessageHash,
  inexactNumber,
  type MessageData,
  ownMessageHash,
  readMessageSignatures,
  type SignableMessage,
} from '@ghost-pay/safe-account/messages'
import { joinSignatures, type SafeMessageTypedDataInput } from '@ghost-pay/safe-protocol'

import { chainClient } from '../../../chain/chainClient.ts'
import { type Neighbours, startNeighbours, type Tab } from '../../../testing/neighbours.ts'
import { requestMessageSignature } from './requestMessageSignature.ts'

let neighbours: Neighbours
let tab: Tab
beforeAll(async () => {
  neighbours = await startNeighbours({ seed: 'empty' })
})
afterAll(() => neighbours.stop())
beforeEach(async () => {
  await neighbours.devnet.reset()
  tab = neighbours.openTab()
})

const signableOf = (message: MessageData = 'We agree.', safe?: Address): SignableMessage => ({
  chainId: neighbours.chainId,
  safe: safe ?? neighbours.treasury,
  version: '1.4.1',
  message,
})

const mail: SafeMessageTypedDataInput = {
  domain: { name: 'Mail', chainId: '31337' },
  types: {
    Mail: [
      { name: 'text', type: 'string' },
      { name: 'count', type: 'uint256' },
    ],
  },
  primaryType: 'Mail',
  message: {
    text: 'Hello',
    count: '115792089237316195423570985008687907853269984665640564039457584007913129639935',
  },
}

async function signAs(owner: 'Alice' | 'Bob', signable: SignableMessage, onChecksPassed = vi.fn()) {
  await tab.disconnect()
  const signer = await tab.connectAs(owner)
  return requestMessageSignature(tab.config, {
    signer,
    signable,
    gatewayHash: undefined,
    onChecksPassed,
    signal: new AbortController().signal,
  })
}

const asked = () =>
  tab.wallets.Alice.control.requests.filter(({ method }) => method === 'eth_signTypedData_v4')

describe('a message that is signed', () => {
  test.each([
    ['text', 'We agree.\nToday.'],
    ['typed data', mail],
  ])('by two owners is the account’s own word: %s', async (_, message) => {
    const signable = signableOf(message)
    const { client } = tab.gateway
    const { chainId, safe: address } = signable
    const [first, second] = [await signAs('Alice', signable), await signAs('Bob', signable)]
    expect(await askMessageHash(chainClient(tab.config, neighbours.chainId), signable)).toBe(
      first.messageHash,
    )
    // The gateway takes what was signed, and finds the same hash.
    const sent =
      typeof message === 'string' ? message : { ...message, domain: message.domain ?? {} }
    await proposeMessage(client, {
      chainId,
      address,
      // What is proposed has lists that can be changed.
      message: sent as Parameters<typeof proposeMessage>[1]['message'],
      signature: first.signature,
    })
    const { messageHash } = first
    await confirmMessage(client, { chainId, messageHash, signature: second.signature })
    const kept = await getMessage(client, { chainId, messageHash })
    const checked = await readMessageSignatures(
      chainClient(tab.config, neighbours.chainId),
      { ...signable, message: kept.message },
      {
        confirmations: kept.confirmations.map(({ owner, signature }) => ({
          owner: owner.value,
          signature,
        })),
        owners: neighbours.devnet.owners.map(({ address }) => address),
      },
    )
    expect(checked.hash).toBe(messageHash)
    expect(checked.signatures.map(({ worth }) => worth)).toEqual(['signed', 'signed'])
    const signatures = countedSignatures(checked.signatures)
    const joined = joinSignatures(
      signatures.map(({ signer, signature }) => ({ owner: signer, signature })),
    )
    expect(joined).toBe(kept.preparedSignature)
    expect(
      await askIsValidSignature(chainClient(tab.config, neighbours.chainId), signable, joined),
    ).toBe('valid')
    expect(
      await askIsValidSignature(
        chainClient(tab.config, neighbours.chainId),
        signableOf('Other'),
        joined,
      ),
    ).toBe('refused')
    expect(
      await askIsValidSignature(
        chainClient(tab.config, neighbours.chainId),
        signable,
        first.signature,
      ),
    ).toBe('refused')
  })

  test('counts only what recovers to an owner for these very words', async () => {
    const signable = signableOf()
    const { signature, signer } = await signAs('Alice', signable)
    const [, bob] = neighbours.devnet.owners
    const owners = neighbours.devnet.owners.map(({ address }) => address)
    const read = (message: MessageData, owner: Address) =>
      readMessageSignatures(chainClient(tab.config, neighbours.chainId), signableOf(message), {
        confirmations: [{ owner, signature }],
        owners,
      })
    expect((await read('We agree.', signer)).signatures[0]?.worth).toBe('signed')
    expect((await read('We agree!', signer)).signatures[0]?.worth).toBe('invalid')
    expect((await read('We agree.', bob?.address ?? signer)).signatures[0]?.worth).toBe('invalid')
    const damaged = { ...mail, message: { text: 'Hello', count: 'many' } }
    expect(await read(damaged, signer)).toMatchObject({
      hash: undefined,
      signatures: [{ worth: 'invalid' }],
    })
  })
})

describe('before the wallet is asked', () => {
  test('the gateway’s hash must be the one of these words', async () => {
    const signer = await tab.connectAs('Alice')
    const signable = signableOf()
    await expect(
      requestMessageSignature(tab.config, {
        signer,
        signable,
        gatewayHash: ownMessageHash(signableOf('Another')),
        onChecksPassed: vi.fn(),
        signal: new AbortController().signal,
      }),
    ).rejects.toThrow('Safe’s service shows another message')
    expect(asked()).toEqual([])
  })

  test('the account must compute the same hash, and must answer at all', async () => {
    const isHashCall = (params: readonly unknown[]) =>
      JSON.stringify(params).includes(toFunctionSelector('getMessageHash(bytes)'))
    tab.node.lie(({ method, params }) =>
      method === 'eth_call' && isHashCall(params) ? `0x${'ab'.repeat(32)}` : undefined,
    )
    await expect(signAs('Alice', signableOf())).rejects.toThrow('computes another code')
    tab.node.lie(({ method, params }) =>
      method === 'eth_call' && isHashCall(params) ? '0x' : undefined,
    )
    await expect(signAs('Alice', signableOf())).rejects.toThrow('no fallback handler')
    tab.node.lie(({ method }) => {
      if (method === 'eth_call') throw new TypeError('fetch failed')
      return undefined
    })
    await expect(signAs('Alice', signableOf())).rejects.toThrow('The blockchain did not answer')
    expect(asked()).toEqual([])
  })

  test('the signer must be an owner, and the version the one that was hashed', async () => {
    const stranger = encodeAbiParameters(
      [{ type: 'address[]' }],
      [['0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc']],
    )
    tab.node.lie(({ params }) =>
      JSON.stringify(params).includes(toFunctionSelector('getOwners()')) ? stranger : undefined,
    )
    await expect(signAs('Alice', signableOf())).rejects.toMatchObject({
      check: { kind: 'stranger' },
    })
    tab.node.lie(undefined)
    await expect(signAs('Alice', { ...signableOf(), version: '1.3.0' })).rejects.toThrow(
      'another version',
    )
    expect(asked()).toEqual([])
  })

  test('what cannot be read is not signed', async () => {
    const damaged = { ...mail, message: { text: 'Hello', count: 2 ** 60 } }
    expect(inexactNumber(damaged)).toEqual({ path: 'message.count', reason: 'tooLarge' })
    await expect(signAs('Alice', signableOf(damaged))).rejects.toThrow('cannot be read')
    expect(asked()).toEqual([])
  })

  test('what is not on the screen any more is not signed', async () => {
    const signer = await tab.connectAs('Alice')
    const attempt = new AbortController()
    attempt.abort(new Error('gone'))
    await expect(
      requestMessageSignature(tab.config, {
        signer,
        signable: signableOf(),
        gatewayHash: undefined,
        onChecksPassed: vi.fn(),
        signal: attempt.signal,
      }),
    ).rejects.toThrow('gone')
    expect(asked()).toEqual([])
  })
})
