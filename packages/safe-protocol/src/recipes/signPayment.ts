import type { LocalAccount } from 'viem'

import { execTransactionCall, safeTxTypedData } from '../index.ts'

const account = {
  chainId: 100,
  safe: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  version: '1.4.1',
}

/** Two owners sign a payment of 1.5 xDAI; the result is a call that anybody can send. */
export async function signPayment(to: string, nonce: bigint, owners: readonly LocalAccount[]) {
  const transaction = { to, value: '1500000000000000000', nonce }
  const typedData = safeTxTypedData({ ...account, transaction })
  const signatures = await Promise.all(
    owners.map(async (owner) => ({
      owner: owner.address,
      signature: await owner.signTypedData(typedData),
    })),
  )
  return execTransactionCall({ safe: account.safe, transaction, signatures })
}
