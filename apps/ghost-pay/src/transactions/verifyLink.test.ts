import { getAddress, keccak256, toHex } from 'viem'
import { describe, expect, test } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'
import { decodeProposal, joinProposalFrames } from '@ghost-pay/payments/cosign'
import { safeTxHash } from '@ghost-pay/safe-protocol'

import { accountAddress } from '../testing/buildAccount.ts'
import { buildTokenCall, reviewToken } from '../testing/buildReview.ts'
import { formatTokenHints, readTokenHints } from './tokenHints.ts'
import { verifyLink } from './verifyLink.ts'

const transaction = {
  ...buildTokenCall(testAddresses.bob, 4_200_000_000n),
  operation: 0 as const,
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: '0x0000000000000000000000000000000000000000' as const,
  refundReceiver: '0x0000000000000000000000000000000000000000' as const,
  nonce: 41n,
}
const signable = { chainId: 1, safe: getAddress(accountAddress), version: '1.4.1', transaction }
const currency = { symbol: 'ETH', decimals: 18 }
const other = { address: testAddresses.carol, symbol: 'OTHER', decimals: 2 }
const link = (data = transaction.data, folder = 'app') =>
  verifyLink({
    signable: { ...signable, transaction: { ...transaction, data } },
    tokens: [other, reviewToken],
    currency,
    note: 'Rent',
    pageUrl: `https://pay.example/${folder}/verify.html`,
  })

describe('a link to the verify page', () => {
  test('has the whole payment after the #, and the tokens that it touches', () => {
    const { url, codes } = link()
    expect(url.startsWith('https://pay.example/app/verify.html#t=')).toBe(true)
    expect(codes).toEqual([url])
    expect(decodeProposal(url)).toMatchObject({
      ...signable,
      safeTxHash: safeTxHash(signable),
      signatures: [],
      note: 'Rent',
    })
    const { tokens, currency: named } = readTokenHints(url)
    expect(named).toMatchObject(currency)
    expect(tokens).toEqual([{ ...reviewToken, type: 'ERC20' }])
  })

  test('is several codes when it is long: first the tokens, then what can be put together', () => {
    const noise = Array.from({ length: 60 }, (_, at) => keccak256(toHex(at)).slice(2)).join('')
    const data = `${transaction.data}${noise}` as const
    const { codes, url } = link(data)
    const [hints = '', ...frames] = codes
    expect(frames.length).toBeGreaterThan(1)
    expect(codes.every(({ length }) => length <= 800)).toBe(true)
    expect(readTokenHints(hints).tokens).toHaveLength(1)
    expect(joinProposalFrames(frames).text).toBe(url.split('&').at(-1))
  })

  test('is cut into frames where the address of the page alone makes it long: the tokens belong to it', () => {
    const { codes, url } = link(transaction.data, 'a'.repeat(700))
    const [hints = '', ...frames] = codes
    expect(readTokenHints(hints).tokens).toHaveLength(1)
    expect(frames.every((frame) => frame.startsWith('gpf1.'))).toBe(true)
    expect(joinProposalFrames(frames).text).toBe(url.split('&').at(-1))
  })
})

test('token hints come back as they were, whatever a symbol is made of', () => {
  const tokens = [
    { address: testAddresses.bob, symbol: 'USD₮0, "a;b&c"', decimals: 0, type: 'ERC721' as const },
    { address: testAddresses.carol, symbol: '100%', decimals: 77, type: 'ERC20' as const },
  ]
  expect(readTokenHints(formatTokenHints({ currency: undefined, tokens }))).toEqual({
    currency: undefined,
    tokens,
  })
  expect(readTokenHints('t=0x12,6,USD;gp1.abc')).toEqual({ currency: undefined, tokens: [] })
})

test('the name of the account comes back without what is not seen in it, whatever it is made of', () => {
  const hints = { currency: { symbol: 'ETH', decimals: 18 }, tokens: [] }
  const nameOf = (account: string) =>
    readTokenHints(formatTokenHints({ ...hints, account })).account
  const names = ['Treasury', 'a,b;c&d', '金库账户', `0x${'1'.repeat(40)},6,FAKE`]
  expect(names.map(nameOf)).toEqual(names)
  expect(nameOf('Trea\u202esury')).toBe('Treasury')
  expect(nameOf('')).toBeUndefined()
  expect(readTokenHints(formatTokenHints({ ...hints, account: names[3] })).tokens).toEqual([])
})
