import { getOfficialContract } from '../contracts/index.ts'
import { erc20TransferCall } from '../index.ts'
import { batchTransaction } from '../multisend/index.ts'

type Payment = { to: string; amount: bigint }

/** One transaction that pays a token to many. */
export function payEveryone(token: string, payments: readonly Payment[], nonce: number) {
  const multiSend = getOfficialContract({ name: 'MultiSendCallOnly', version: '1.4.1' }).address
  const transactions = payments.map(({ to, amount }) => erc20TransferCall({ token, to, amount }))
  return { ...batchTransaction({ transactions, multiSend }), nonce }
}
