import type { AccountState } from '../chain/accountState.ts'
import { account, alice, bob } from './buildTransaction.ts'

/** The account of the tests: Alice and Bob both have to sign, and five transactions are behind it. */
export const accountState: AccountState = {
  address: account,
  owners: [alice, bob],
  threshold: 2,
  nonce: 5,
  version: '1.4.1',
  singleton: account,
  modules: [],
  fallbackHandler: null,
  guard: null,
}
