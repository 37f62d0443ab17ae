import type { LocalAccount } from 'viem'

import { delegateTypedData, signInMessage } from '../service/index.ts'

/** The signature for `addDelegate` or `deleteDelegate` of the gateway client. */
export function signDelegate(owner: LocalAccount, chainId: number, delegate: string) {
  return owner.signTypedData(delegateTypedData({ chainId, delegate, at: Date.now() }))
}

/** Message and signature for `verifyAuth`; the nonce comes from `getAuthNonce`. */
export async function signIn(owner: LocalAccount, nonce: string) {
  const issuedAt = Date.now()
  const message = signInMessage({
    domain: 'pay.test',
    uri: 'https://pay.test',
    address: owner.address,
    chainId: 100,
    nonce,
    issuedAt,
  })
  return { message, signature: await owner.signMessage({ message }) }
}
