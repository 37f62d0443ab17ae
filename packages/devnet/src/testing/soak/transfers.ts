import { type Address, getAddress, keccak256, numberToHex, pad, parseGwei } from 'viem'

import type { Look } from './createLedger.ts'
import { askNode } from './requests.ts'
import type { Sender, Soak } from './Soak.ts'

/** An address that nobody has the key of; another one for each number. */
export const payeeOf = (number: number): Address =>
  getAddress(pad(numberToHex(0xbeef_0000_0000 + number), { size: 20 }))

/** The fact that a transaction is known to the chain. */
const transactionKey = (sender: string, hash: string): string => `transaction of ${sender} ${hash}`

/** Whether a fact is that of a transaction, of a sender or of any. */
export const isTransaction = (key: string, sender = ''): boolean =>
  key.startsWith(`transaction of ${sender}`)

const lookAtTransaction =
  (soak: Soak, hash: string): Look =>
  async () => {
    if (await askNode(soak.world, 'eth_getTransactionReceipt', [hash])) return 'mined'
    return (await askNode(soak.world, 'eth_getTransactionByHash', [hash])) ? 'waits' : 'absent'
  }

/**
 * Signs a transaction and sends it.
 *
 * @returns its hash, once it is acknowledged
 */
export async function send(
  soak: Soak,
  sender: Sender,
  call: { to: Address; value?: bigint; data?: `0x${string}` },
): Promise<string> {
  const { world, ledger } = soak
  sender.nonce ??= Number(
    await askNode(world, 'eth_getTransactionCount', [sender.account.address, 'pending']),
  )
  if (!sender.account.signTransaction) throw new Error('The sender has no key.')
  const raw = await sender.account.signTransaction({
    ...call,
    type: 'eip1559',
    chainId: world.chainId,
    nonce: sender.nonce,
    gas: call.data === undefined ? 21_000n : 300_000n,
    maxFeePerGas: parseGwei('50'),
    maxPriorityFeePerGas: 1n,
  })
  const hash = keccak256(raw)
  const { nonce } = sender
  // Asked for again, unless it was answered.
  sender.nonce = undefined
  await ledger.change(transactionKey(sender.account.address, hash), {
    look: lookAtTransaction(soak, hash),
    after: ['waits', 'mined'],
    act: () => askNode(world, 'eth_sendRawTransaction', [raw]),
  })
  sender.nonce = nonce + 1
  soak.done('transaction')
  return hash
}

/** Pays somebody from a sender's own account. */
export async function transfer(soak: Soak): Promise<void> {
  await send(soak, soak.senders[0], { to: payeeOf(soak.serial()), value: 1n })
}

/** Gives an address a balance, moves the chain's clock, or mines. */
export async function control(soak: Soak): Promise<void> {
  const { world, ledger, random } = soak
  const act = random.below(8)
  if (act === 0) await askNode(world, 'evm_increaseTime', [1 + random.below(365 * 86_400)])
  if (act <= 1) await askNode(world, 'evm_mine', [])
  else {
    const address = payeeOf(0xffff_0000 + random.below(5))
    const value = numberToHex(1 + random.below(1_000_000))
    const look: Look = async () =>
      String(await askNode(soak.world, 'eth_getBalance', [address, 'latest']))
    const key = `balance of ${address}`
    const before = ledger.seenAs(key)
    // Nobody has given it anything yet.
    if (!before) await ledger.change(key, { look, after: ['0x0'], act: () => Promise.resolve() })
    await ledger.change(key, {
      look,
      after: [value],
      act: () => askNode(world, 'anvil_setBalance', [address, value]),
    })
  }
  soak.done('control of the chain')
}
