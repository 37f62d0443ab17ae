import { keccak256, toHex } from 'viem'
import { expect, test } from 'vitest'
import { buildSignable } from '@ghost-pay/gateway-testing'
import { encodeProposal, toProposal } from '@ghost-pay/payments/cosign'
import { openProposals } from '@ghost-pay/safe-account/store'

import { scannedCodes } from './scanCodes.ts'
import { shareCodes } from './SharePanel.tsx'

const noise = (parts: number) =>
  `0x${Array.from({ length: parts }, (_, index) => keccak256(toHex(index)).slice(2)).join('')}` as const
const linkOf = (proposal: ReturnType<typeof toProposal>) =>
  `https://pay.example/#/cosign/${encodeProposal(proposal)}`
const codesOf = (parts: number) => {
  const proposal = toProposal(buildSignable({ data: noise(parts) }))
  return { proposal, codes: shareCodes(proposal, linkOf(proposal)) ?? [] }
}

test('what fits into one code is the link, which any camera opens', async () => {
  const proposal = toProposal(buildSignable())
  const codes = shareCodes(proposal, linkOf(proposal))
  expect(codes).toEqual([linkOf(proposal)])
  const { text } = scannedCodes(codes ?? [])
  expect((await openProposals([text ?? ''])).safeTxHash).toBe(proposal.safeTxHash)
})

test('a long payment comes in several codes, is whole when all were seen, and is the same payment', async () => {
  const { proposal, codes } = codesOf(80)
  expect(codes.length).toBeGreaterThan(3)
  const shuffled = codes.toReversed()
  expect(scannedCodes(shuffled.slice(1))).toEqual({
    text: undefined,
    seen: codes.length - 1,
    total: codes.length,
  })
  const { text, seen } = scannedCodes(shuffled)
  expect(seen).toBe(codes.length)
  expect((await openProposals([text ?? ''])).safeTxHash).toBe(proposal.safeTxHash)
})

test('parts of another payment, and what the verify page is told, are left aside', () => {
  const { codes } = codesOf(80)
  const { codes: others } = codesOf(90)
  const mixed = ['t=ETH', ...others.slice(0, 2), ...codes]
  expect(scannedCodes(mixed).text).toBe(scannedCodes(codes).text)
  expect(scannedCodes(['t=ETH'])).toMatchObject({ text: undefined, seen: 0, total: 0 })
})

test('what a camera would read for more than a minute is no code', () => {
  const proposal = toProposal(buildSignable({ data: noise(2000) }))
  expect(shareCodes(proposal, linkOf(proposal))).toBeUndefined()
})
