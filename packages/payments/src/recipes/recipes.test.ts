import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'
import { safeTxTypedData } from '@ghost-pay/safe-protocol'

import * as cosign from '../cosign/index.ts'
import { alice, bob } from '../testing/owners.ts'
import { collect, readCodes, shareProposal } from './passOn.ts'

const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')
const recipes = readdirSync(import.meta.dirname).filter((file) => !file.endsWith('.test.ts'))

const account = {
  chainId: 100,
  safe: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  version: '1.4.1',
}

describe('README.md', () => {
  test.each(recipes)('shows %s as it is', (file) => {
    const source = readFileSync(join(import.meta.dirname, file), 'utf8')
    const shown = source.trim().replace(/'\.\.\/(\w+)\/index\.ts'/g, "'@ghost-pay/payments/$1'")
    expect(readme).toContain(shown)
  })

  test.each([cosign].flatMap(Object.keys))('names %s', (name) => {
    expect(readme).toMatch(new RegExp(`\`${name}[\`(]`))
  })
})

test('passes a proposal on, and collects what comes back', async () => {
  const transaction = { to: bob.address, value: 5n, nonce: 7 }
  const sign = async (owner: typeof alice) =>
    cosign.toProposal({
      ...account,
      transaction,
      signatures: [
        {
          owner: owner.address,
          signature: await owner.signTypedData(safeTxTypedData({ ...account, transaction })),
        },
      ],
    })
  const owners = [alice.address, bob.address, account.safe]
  const ofBob = await sign(bob)
  const { proposal, refused, missing } = await collect(
    [shareProposal(await sign(alice)).link, shareProposal(ofBob).file],
    owners,
  )
  expect(proposal.signatures).toHaveLength(2)
  expect(refused).toEqual([])
  expect(missing).toEqual([account.safe])
  expect(await readCodes(shareProposal(ofBob).codes, owners)).toEqual({
    proposal: ofBob,
    signers: [bob.address],
    missing: [],
  })
})
