import { describe, expect, test } from 'vitest'

import { WalletRpcError } from './errors.ts'
import { parseRequest } from './parseRequest.ts'

const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const to = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

/** What a wallet answers to a request that makes no sense. */
function refusal(method: string, ...params: unknown[]): string {
  try {
    parseRequest(method, params)
  } catch (error) {
    if (error instanceof WalletRpcError && error.code === -32602) return error.message
    throw error
  }
  return 'It was taken.'
}

describe('a transaction', () => {
  const send = (fields: object) => refusal('eth_sendTransaction', { from, to, ...fields })

  test.each<[string, object, string]>([
    ['an unknown type', { type: '0x5' }, '0x0, 0x1 and 0x2'],
    ['an authorization list', { authorizationList: [] }, 'does not know: authorizationList'],
    ['calls in the place of a recipient', { to: undefined, calls: [{ to }] }, 'not know: calls'],
    ['a misspelt field', { vlaue: '0x1' }, 'not know: vlaue'],
    ['a limit that is no number', { gasLimit: 'invalid' }, 'gas must be a hexadecimal number'],
    ['gas that is no number', { gas: 'invalid' }, 'gas must be a hexadecimal number'],
    ['two limits', { gas: '0x1', gasLimit: '0x2' }, 'one thing in gas and another in gasLimit'],
    ['two texts', { data: '0x12', input: '0x34' }, 'one thing in data and another in input'],
    ['a price that is no number', { gasPrice: 'cheap' }, 'gasPrice must be a hexadecimal number'],
    ['a cap that is no number', { maxFeePerGas: 'invalid' }, 'maxFeePerGas must be a hexadecimal'],
    ['a tip above the cap', { maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x2' }, 'not be more'],
    ['two kinds of price', { gasPrice: '0x1', maxFeePerGas: '0x1' }, 'not both'],
    ['a price and a tip', { gasPrice: '0x1', maxPriorityFeePerGas: '0x1' }, 'not both'],
    ['a price of the wrong type', { type: '0x2', gasPrice: '0x1' }, 'not both'],
    ['a cap of the wrong type', { type: '0x0', maxFeePerGas: '0x1' }, 'has the type 0x2'],
    ['a list of the wrong type', { type: '0x0', accessList: [] }, 'no accessList'],
    ['a list of nonsense', { accessList: [{ address: 'me' }] }, 'accessList must be an address'],
    ['a negative value', { value: -1 }, 'value must be a hexadecimal number'],
    ['a negative big value', { value: -1n }, 'value must be a hexadecimal number'],
    ['a chain beyond all numbers', { chainId: '0x20000000000000' }, 'the number of a chain'],
    ['a value with a point', { value: 1.5 }, 'value must be a hexadecimal number'],
    ['half a byte', { data: '0x1' }, 'data must be bytes'],
    ['chain 0', { chainId: '0x0' }, 'chainId must be the number of a chain'],
    ['no recipient and no data', { to: undefined }, 'neither a recipient'],
    ['a recipient that is none', { to: 'ghost.eth' }, 'to must be an address'],
  ])('with %s is refused', (_, fields, words) => {
    expect(send(fields)).toContain(words)
  })

  test('is read with everything that it says', () => {
    const request = parseRequest('eth_sendTransaction', [
      {
        from: from.toLowerCase(),
        to,
        input: '0x12',
        value: '0x10',
        gasLimit: '0x5208',
        nonce: '0x7',
        type: '0x2',
        maxFeePerGas: '0x3',
        maxPriorityFeePerGas: '0x2',
        accessList: [{ address: to, storageKeys: [`0x${'0'.repeat(64)}`] }],
        chainId: '0x7a69',
        gasPrice: undefined,
      },
    ])
    expect(request).toMatchObject({
      transaction: {
        from,
        data: '0x12',
        value: 16n,
        gas: 21_000n,
        nonce: 7,
        type: 'eip1559',
        maxFeePerGas: 3n,
        maxPriorityFeePerGas: 2n,
        accessList: [{ address: to }],
        chainId: 31337,
      },
    })
  })
})

test.each([
  ['fields that say nothing', { gasPrice: null, nonce: undefined }],
  ['a tip as high as its cap', { maxFeePerGas: '0x2', maxPriorityFeePerGas: '0x2' }],
])('a transaction with %s is taken', (_, fields) => {
  expect(refusal('eth_sendTransaction', { from, to, ...fields })).toBe('It was taken.')
})

test('a transaction that is a list is refused', () => {
  expect(refusal('eth_sendTransaction', [{ from, to }])).toBe('The transaction must be an object.')
})

describe('typed data', () => {
  const types = {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'verifyingContract', type: 'address' },
    ],
    Permit: [
      { name: 'spender', type: 'address' },
      { name: 'value', type: 'uint256' },
    ],
  }
  const domain = { name: 'Token', verifyingContract: to }
  const permit = { domain, types, primaryType: 'Permit', message: { spender: to, value: '1' } }
  const sign = (typedData: unknown, version = 'v4') =>
    refusal(`eth_signTypedData_${version}`, from, typedData)
  const read = (typedData: unknown) => parseRequest('eth_signTypedData_v4', [from, typedData])

  test.each<[string, unknown, string]>([
    ['an empty domain', { ...permit, domain: {} }, 'The domain lacks name'],
    ['no message', { ...permit, message: undefined }, 'The message lacks spender'],
    ['a lacking field', { ...permit, message: { spender: to } }, 'The message lacks value'],
    ['an empty field', { ...permit, message: { spender: to, value: null } }, 'lacks value'],
    [
      'a lacking field further in',
      {
        ...permit,
        types: { ...types, Order: [{ name: 'permit', type: 'Permit' }] },
        primaryType: 'Order',
        message: { permit: { spender: to } },
      },
      'permit lacks value, which the type Permit lists.',
    ],
    ['an unknown primaryType', { ...permit, primaryType: 'Order' }, 'the primaryType Order'],
    ['types that are no lists', { ...permit, types: { Permit: 1 } }, 'must be a list'],
    ['a field without a type', { ...permit, types: { Permit: [{}] } }, 'a name and a type'],
    ['no JSON', '{', 'must be JSON'],
    ['a text', '"Permit"', 'must be an object'],
    [
      'a number that is none',
      { ...permit, message: { spender: to, value: 'many' } },
      'The typed data does not fit its types.',
    ],
    [
      'a number too large for an address',
      { ...permit, message: { spender: 2n ** 160n, value: '1' } },
      'spender must be an address',
    ],
    [
      'a number where a list should be',
      {
        ...permit,
        types: { ...types, Permit: [{ name: 'spender', type: 'address[]' }] },
        message: { spender: 1 },
      },
      'spender must be a list',
    ],
    [
      'a chain that is no number',
      { ...permit, types: { Permit: types.Permit }, domain: { chainId: 'main' } },
      'chainId of the domain',
    ],
  ])('with %s is refused in words', (_, typedData, words) => {
    const message = sign(typedData)
    expect(message).toContain(words)
    expect(message).not.toContain('undefined')
  })

  test('of version 3 has no lists', () => {
    const lists = { ...types, Permit: [{ name: 'spender', type: 'address[]' }] }
    expect(sign({ ...permit, types: lists, message: { spender: [to] } }, 'v3')).toContain(
      'Use eth_signTypedData_v4.',
    )
    expect(sign(permit, 'v3')).toBe('It was taken.')
  })

  test('may spell an address in any case, and as a number', () => {
    const shouted = `0x${to.slice(2).toUpperCase()}`
    const wrong = `${to.slice(0, -1)}C`
    for (const spelling of [to, to.toLowerCase(), shouted, wrong])
      expect(
        read({
          ...permit,
          domain: { ...domain, verifyingContract: spelling },
          message: { spender: spelling, value: '1' },
        }),
      ).toMatchObject({
        typedData: {
          domain: { verifyingContract: to.toLowerCase() },
          message: { spender: to.toLowerCase() },
        },
      })
    for (const three of [3, '3', '0x3'])
      expect(read({ ...permit, message: { spender: three, value: '1' } })).toMatchObject({
        typedData: { message: { spender: `0x${'0'.repeat(39)}3` } },
      })
  })

  test('may spell the contract in any case also where the domain has no type', () => {
    const wrong = `${to.slice(0, -1)}C`
    const untyped = { ...permit, types: { Permit: types.Permit } }
    expect(read({ ...untyped, domain: { verifyingContract: wrong } })).toMatchObject({
      typedData: { domain: { verifyingContract: to.toLowerCase() } },
    })
  })

  test('with an empty domain is taken where the domain has no field', () => {
    expect(sign({ ...permit, domain: {}, types: { ...types, EIP712Domain: [] } })).toBe(
      'It was taken.',
    )
  })
})

describe('a message', () => {
  test('that is none is refused', () => {
    expect(refusal('personal_sign', undefined, from)).toContain('The message must be a text')
    expect(refusal('personal_sign', 'Hello', 'me')).toContain('must be an address')
    expect(refusal('personal_ecRecover', 'Hello', 'signature')).toContain('must be bytes')
  })

  test('is a text where it is no whole bytes', () => {
    expect(parseRequest('personal_sign', ['0x123', from])).toMatchObject({
      message: '0x3078313233',
    })
  })

  test('that is an account itself stands first', () => {
    expect(parseRequest('personal_sign', [to, from])).toMatchObject({ message: to, address: from })
  })

  test('may come after the account', () => {
    expect(parseRequest('personal_sign', [from, '0x12'])).toEqual({
      kind: 'signMessage',
      message: '0x12',
      address: from,
    })
  })
})

describe('a chain', () => {
  const chain = { chainId: '0x539', chainName: 'Second', rpcUrls: ['http://127.0.0.1:1'] }
  const add = (fields: object) => refusal('wallet_addEthereumChain', { ...chain, ...fields })
  const currency = { name: 'Ether', symbol: 'ETH', decimals: 18 }

  test.each<[string, object, string]>([
    [
      'no explorer, said by an empty list',
      { blockExplorerUrls: [] },
      'blockExplorerUrls must name',
    ],
    ['no node', { rpcUrls: [] }, 'rpcUrls must name at least one'],
    ['nodes that are none', { rpcUrls: [undefined] }, 'rpcUrls must be addresses'],
    ['nodes in no list', { rpcUrls: 'http://127.0.0.1:1' }, 'rpcUrls must be a list'],
    ['a node of another kind', { rpcUrls: ['ftp://127.0.0.1'] }, 'that start with http'],
    ['a node that is no address', { rpcUrls: ['http://'] }, 'that start with http'],
    ['no name', { chainName: '' }, 'chainName must be a text'],
    ['a currency of 8 decimals', { nativeCurrency: { ...currency, decimals: 8 } }, 'must be 18'],
    ['a currency without a symbol', { nativeCurrency: { decimals: 18 } }, 'symbol'],
    ['an id that is none', { chainId: 'main' }, 'chainId must be'],
    ['an unknown field', { testnet: true }, 'not know: testnet'],
  ])('with %s is refused', (_, fields, words) => {
    expect(add(fields)).toContain(words)
  })

  test('is taken with all that EIP-3085 names', () => {
    expect(
      add({
        nativeCurrency: currency,
        blockExplorerUrls: ['https://explorer.invalid'],
        iconUrls: ['https://explorer.invalid/icon.png'],
      }),
    ).toBe('It was taken.')
    expect(refusal('wallet_switchEthereumChain', { chainId: '0x539', name: 'X' })).toContain(
      'not know: name',
    )
  })
})

describe('a token', () => {
  const watch = (asset: object) => refusal('wallet_watchAsset', asset)
  test('needs a known type and an address', () => {
    expect(watch({ type: 'ERC42', options: { address: to } })).toContain('type must be')
    expect(watch({ type: 'ERC20', options: { address: 'me' } })).toContain('must be an address')
    expect(watch({ type: 'ERC1155', options: { address: to, tokenId: '1' } })).toBe('It was taken.')
  })

  test('may stand in a list or by itself, and has no symbol where that is no text', () => {
    const asset = { type: 'ERC20', options: { address: to, symbol: 7 } }
    for (const params of [[asset], asset])
      expect(parseRequest('wallet_watchAsset', params)).toEqual({
        kind: 'watchAsset',
        symbol: '',
        address: to,
      })
  })
})

describe('a batch of calls', () => {
  const batch = { version: '2.0.0', chainId: '0x7a69', atomicRequired: false, calls: [{ to }] }
  const send = (fields: object) => refusal('wallet_sendCalls', { ...batch, ...fields })

  test.each<[string, object, string]>([
    ['an old version', { version: '1.0' }, 'version of the batch must be 2.0.0'],
    ['no word on atomicity', { atomicRequired: undefined }, 'atomicRequired must be'],
    ['no calls', { calls: [] }, 'at least one call'],
    ['a call to nowhere', { calls: [{}] }, 'neither a recipient'],
    ['a call with another field', { calls: [{ to, gas: '0x1' }] }, 'not know: gas'],
    ['a call with half a byte', { calls: [{ to, data: '0x1' }] }, 'data must be bytes'],
    ['an id that is no text', { id: 7 }, 'id must be a text'],
    ['no chain', { chainId: undefined }, 'chainId must be'],
    ['an unknown field', { gas: '0x1' }, 'not know: gas'],
  ])('with %s is refused', (_, fields, words) => {
    expect(send(fields)).toContain(words)
  })

  test('says which capabilities it cannot do without', () => {
    const capabilities = {
      paymasterService: { url: 'x' },
      other: { optional: true },
      third: { optional: 'maybe' },
    }
    expect(
      parseRequest('wallet_sendCalls', [
        { ...batch, capabilities, calls: [{ to, capabilities: { perCall: {} } }] },
      ]),
    ).toMatchObject({ required: ['paymasterService', 'third', 'perCall'] })
  })
})

describe('a method that a wallet has nothing to do with', () => {
  test('goes to the node, with an empty list where nothing was given', () => {
    expect(parseRequest('eth_blockNumber', undefined)).toEqual({
      kind: 'node',
      method: 'eth_blockNumber',
      params: [],
    })
  })

  test('does not, when its answer would have nowhere to go', () => {
    for (const method of ['eth_subscribe', 'eth_unsubscribe', 'eth_sign', 'wallet_other'])
      expect(parseRequest(method, [])).toEqual({ kind: 'unsupported', method })
  })
})
