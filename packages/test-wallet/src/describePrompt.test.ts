import { domainSeparator, hashStruct, keccak256, stringToHex } from 'viem'
import { describe, expect, test } from 'vitest'

import { describePrompt } from './describePrompt.ts'
import { parseRequest } from './parseRequest.ts'
import type { ConsentRequest } from './WalletRequest.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const payee = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

/** The description of a raw request: title, and the facts by label. */
function describeRaw(method: string, ...params: unknown[]) {
  const { title, facts } = describePrompt({
    wallet: { name: 'Alice', icon: '' },
    account,
    chain: { id: 31337, name: 'Ghost Devnet' },
    // The methods below all need consent.
    request: parseRequest(method, params) as ConsentRequest,
  })
  return { title, ...Object.fromEntries(facts.map(({ label, value }) => [label, value])) }
}

describe('a request in words', () => {
  test('a transaction', () => {
    expect(
      describeRaw('eth_sendTransaction', {
        from: account,
        to: payee.toLowerCase(),
        value: '0x14d1120d7b160000',
        input: '0x12',
      }),
    ).toEqual({
      title: 'Send a transaction',
      Account: account,
      Network: 'Ghost Devnet',
      To: payee,
      Value: '1.5 ETH',
      Data: '0x12',
    })
    expect(describeRaw('eth_sendTransaction', { from: account, data: '0x00' })).toMatchObject({
      To: 'a new contract',
      Value: '0 ETH',
    })
  })

  test('a message, as text where it is text', () => {
    const sign = (message: string) => describeRaw('personal_sign', message, account)
    expect(sign(stringToHex('Grüße\nvon hier'))).toMatchObject({ Message: 'Grüße\nvon hier' })
    expect(sign('plain')).toMatchObject({ Message: 'plain' })
    expect(sign('0x00ff')).toMatchObject({ Message: '0x00ff' })
  })

  test('a batch, call by call', () => {
    const batch = (...calls: object[]) =>
      describeRaw('wallet_sendCalls', {
        version: '2.0.0',
        chainId: '0x7a69',
        atomicRequired: false,
        calls,
      })
    expect(batch({ to: payee, value: '0x1' })).toEqual({
      title: 'Send a transaction',
      Account: account,
      Network: 'Ghost Devnet',
      To: payee,
      Value: '0.000000000000000001 ETH',
      Data: '0x',
    })
    expect(batch({ to: payee }, { data: '0x12' })).toMatchObject({
      title: 'Send 2 transactions',
      'To 1': payee,
      'To 2': 'a new contract',
      'Data 2': '0x12',
    })
  })

  test('typed data, with what is signed and nothing else', () => {
    const typedData = {
      domain: {},
      types: { Mail: [{ name: 'count', type: 'uint8' }] },
      primaryType: 'Mail',
      message: { count: 3, note: 'not signed' },
    }
    const described = describeRaw('eth_signTypedData_v4', account, typedData)
    expect(described).toMatchObject({ title: 'Sign Mail', count: '3' })
    expect(described).not.toHaveProperty('note')
  })

  test('typed data, with the two hashes that a device shows, which make the one that is signed', () => {
    const domain = { name: 'Post', chainId: 31337, verifyingContract: payee }
    const types = { Mail: [{ name: 'count', type: 'uint8' }] }
    const mail = { domain, types, primaryType: 'Mail', message: { count: 3 } }
    const described = describeRaw('eth_signTypedData_v4', account, mail)
    expect(described).toMatchObject({
      'Domain hash': domainSeparator({ domain: { ...domain, verifyingContract: payee } }),
      'Message hash': hashStruct({ data: mail.message, primaryType: 'Mail', types }),
    })
    const {
      'Domain hash': first,
      'Message hash': second,
      Hash: whole,
    } = described as Record<string, string | undefined>
    expect(whole).toBe(keccak256(`0x1901${first?.slice(2)}${second?.slice(2)}`))
    // A domain alone has no message.
    expect(
      describeRaw('eth_signTypedData_v4', account, {
        domain,
        types: { EIP712Domain: [{ name: 'name', type: 'string' }] },
        primaryType: 'EIP712Domain',
        message: { name: 'Post' },
      }),
    ).not.toHaveProperty('Message hash')
  })

  test('chains and tokens', () => {
    expect(describeRaw('wallet_switchEthereumChain', { chainId: '0x539' })).toMatchObject({
      'To chain': '1337',
    })
    expect(
      describeRaw('wallet_addEthereumChain', {
        chainId: '0x539',
        chainName: 'Second',
        rpcUrls: ['http://127.0.0.1:1'],
      }),
    ).toEqual({ title: 'Add a network', Name: 'Second', Chain: '1337', Node: 'http://127.0.0.1:1' })
    expect(
      describeRaw('wallet_watchAsset', {
        type: 'ERC20',
        options: { symbol: 'dUSD', address: payee },
      }),
    ).toEqual({ title: 'Watch a token', Symbol: 'dUSD', Address: payee })
  })
})
