import { expect, test } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'
import {
  addOwnerCall,
  changeThresholdCall,
  describeTransaction,
  toSafeTransaction,
} from '@ghost-pay/safe-protocol'

import { accountAddress } from '../../../testing/buildAccount.ts'
import { warningsToSay } from './warningsToSay.ts'

const owners = [testAddresses.alice, testAddresses.bob]
const rule = (threshold: number) => changeThresholdCall({ safe: accountAddress, owners, threshold })
const saidOf = ({ to, data }: ReturnType<typeof rule>, gasPrice = 0n) => {
  const transaction = { ...toSafeTransaction({ to, value: 0n, data, nonce: 0 }), gasPrice }
  return warningsToSay(
    describeTransaction({ safe: accountAddress, version: '1.4.1', transaction }),
  ).map(({ code }) => code)
}

test('what title and table say of a change of the owners is no warning as well', () => {
  const owner = testAddresses.carol
  expect(saidOf(addOwnerCall({ safe: accountAddress, owners, owner, threshold: 2 }))).toEqual([])
  expect(saidOf(rule(2))).toEqual([])
})

test('that one approval is enough from then on stays a warning, and so does everything else', () => {
  expect(saidOf(rule(1))).toEqual(['threshold'])
  expect(saidOf(rule(2), 1n)).not.toEqual([])
})
