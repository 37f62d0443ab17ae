import { createAccountCall, predictAccountAddress } from '../index.ts'

/** The address of an account that does not exist yet, and the call that creates it. */
export function newAccount(owners: readonly string[]) {
  const creation = { owners, threshold: 2, saltNonce: 1, version: '1.4.1' }
  return { address: predictAccountAddress(creation), call: createAccountCall(creation) }
}
