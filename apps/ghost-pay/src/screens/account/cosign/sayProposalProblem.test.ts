import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { buildSignable } from '@ghost-pay/gateway-testing'
import { encodeProposal, formatProposalFile, toProposal } from '@ghost-pay/payments/cosign'
import { openProposals } from '@ghost-pay/safe-account/store'
import { safeTxTypedData } from '@ghost-pay/safe-protocol'

import { sayProposalProblem } from './sayProposalProblem.ts'

const alice = privateKeyToAccount(`0x${'1'.repeat(64)}`)

const signedBy = async (owner: typeof alice, signable = buildSignable()) =>
  toProposal({
    ...signable,
    signatures: [
      { owner: owner.address, signature: await owner.signTypedData(safeTxTypedData(signable)) },
    ],
  })

const problemOf = async (texts: readonly string[], kept?: Parameters<typeof openProposals>[1]) => {
  const error = await openProposals(texts, kept).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return sayProposalProblem(error, kept !== undefined)
}

test('what is hostile is refused in a sentence', async () => {
  const own = await signedBy(alice)
  const file = formatProposalFile(own)
  const another = await signedBy(alice, buildSignable({ nonce: 8 }))
  expect(await problemOf(['hello'])).toEqual(['cosign.bad.format'])
  expect(await problemOf([encodeProposal(own).slice(0, -3)])).toEqual(['cosign.bad.damaged'])
  expect(await problemOf([encodeProposal(own).replace('gp1', 'gp2')])).toEqual([
    'cosign.bad.formatVersion',
  ])
  expect(await problemOf(['{'.repeat(10_000_000)])).toEqual(['cosign.bad.tooLarge'])
  expect(await problemOf([file.replace(/"nonce": "?7"?/, (one) => one.replace('7', '9'))])).toEqual(
    ['cosign.bad.hash'],
  )
  expect(await problemOf([file.replace('"chainId": 1', '"chainId": 5')])).toEqual([
    'cosign.bad.hash',
  ])
  expect(await problemOf([file.replace('"version"', '"note": "a\u202eb", "version"')])).toEqual([
    'cosign.bad.field',
    { field: 'note' },
  ])
  expect(await problemOf([file, formatProposalFile(another)])).toEqual(['cosign.bad.other'])
  expect(await problemOf([formatProposalFile(another)], own)).toEqual(['cosign.bad.otherHere'])
})
