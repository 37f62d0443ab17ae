import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'

const ownerOf = (number: number): PrivateKeyAccount =>
  privateKeyToAccount(`0x${number.toString(16).padStart(64, '0')}`)

/** People who sign in tests. */
export const alice: PrivateKeyAccount = ownerOf(1)
export const bob: PrivateKeyAccount = ownerOf(2)
export const carol: PrivateKeyAccount = ownerOf(3)
