import { expect, test } from 'vitest'

import { InvalidTransactionIdError } from './errors.ts'
import { formatTransactionId, parseTransactionId } from './transactionId.ts'

const safe = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const hash = 'ab'.repeat(32)

test.each([
  [`multisig_${safe}_0x${hash}`, { type: 'multisig', safe, safeTxHash: `0x${hash}` }],
  [`module_${safe}_i${hash}0,1`, { type: 'module', safe, moduleTransactionId: `i${hash}0,1` }],
  [`module_${safe}_i${hash}`, { type: 'module', safe, moduleTransactionId: `i${hash}` }],
  [`transfer_${safe}_e${hash}12`, { type: 'transfer', safe, transferId: `e${hash}12` }],
  [`transfer_${safe}_i${hash}0,2,1`, { type: 'transfer', safe, transferId: `i${hash}0,2,1` }],
  [`creation_${safe}`, { type: 'creation', safe }],
  [
    `module_${safe}_0x${hash}_0123456789abcdef`,
    { type: 'legacyModule', safe, txHash: `0x${hash}`, digest: '0123456789abcdef' },
  ],
  [
    `ethereum_${safe}_0x${hash}_0123456789abcdef`,
    { type: 'legacyEthereum', safe, txHash: `0x${hash}`, digest: '0123456789abcdef' },
  ],
  [`0x${hash}`, { type: 'safeTxHash', safeTxHash: `0x${hash}` }],
])('reads and writes %s', (id, parsed) => {
  expect(parseTransactionId(id)).toEqual(parsed)
  expect(formatTransactionId(parseTransactionId(id))).toBe(id)
  expect(parseTransactionId(id.replace(safe, safe.toLowerCase()))).toEqual(parsed)
})

test.each([
  '',
  'multisig',
  `multisig_${safe}`,
  `multisig_0x12_0x${hash}`,
  `multisig_${safe}_0x12`,
  `transfer_${safe}_e${hash}`,
  `transfer_${safe}_x${hash}1`,
  `creation_${safe}_1`,
  `creation_${safe}_`,
  `unknown_${safe}_0x${hash}`,
  `ethereum_${safe}_0x${hash}`,
  `multisig_${safe}_0x${hash}\n`,
])('refuses %j', (id) => {
  expect(() => parseTransactionId(id)).toThrow(InvalidTransactionIdError)
})
