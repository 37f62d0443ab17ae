import { expect, test } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'
import { draftId, type ReviewDraft } from '@ghost-pay/safe-account/store'

import { accountAddress } from '../../../testing/buildAccount.ts'
import { keepReplacement } from './keepReplacement.ts'

const account = { chainId: 1, address: accountAddress, path: '/a/1' } as const
const call = { to: testAddresses.bob, value: 5n, data: '0x' } as const
const draft: ReviewDraft = { calls: [call], nonce: 7n, kind: 'replacement' }

test('what takes the place of another keeps its place and what it is for', () => {
  const keep = (note: string) => keepReplacement(account, call, { place: '7', note })
  // The id is made of all that the draft says.
  expect(keep('Rent')).toBe(`/a/1/review/${draftId(account, { ...draft, note: 'Rent' })}`)
  expect(keep(' ')).toBe(`/a/1/review/${draftId(account, draft)}`)
})
