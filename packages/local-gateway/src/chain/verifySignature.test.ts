import { keccak256, toHex, zeroAddress } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { toEthSignSignature } from '@ghost-pay/safe-protocol'

import { connectNode } from './node.ts'
import { verifySignatures } from './verifySignature.ts'

const owner = privateKeyToAccount(generatePrivateKey())
const hash = keccak256(toHex('a transaction'))

test.each([
  ['1.0.0', false],
  ['1.1.1', true],
  ['1.4.1', true],
  // The account does not say its version.
  [null, true],
])('version %s: a signature of personal_sign is valid: %s', async (version, valid) => {
  const signatures = toEthSignSignature(await owner.signMessage({ message: { raw: hash } }))
  const found = await verifySignatures(connectNode('http://localhost:1'), {
    account: { address: zeroAddress, version },
    hash,
    preimage: '0x',
    signatures,
    contracts: [],
    maxSignatures: 1,
  })
  expect(found).toMatchObject([{ owner: owner.address, kind: 'ethSign', valid }])
})
