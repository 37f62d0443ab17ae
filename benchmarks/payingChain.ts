/**
 * A real chain on which an account of two out of three makes payments, 50 in a block. As wallets do it, the owner who executes
 * approves by sending, and the other one has signed.
 */
import { encodeFunctionData, erc20Abi, type Hex, parseAbi, toEventSelector, toHex } from 'viem'
import { sign } from 'viem/accounts'
import { type RunningChain, startLocalChain } from '@ghost-pay/local-chain'
import {
  approvedHashSignature,
  execTransactionCall,
  safeTxHash,
  toSafeTransaction,
} from '@ghost-pay/safe-protocol'

const perBlock = 50
/** Every fourth payment is in ether, the others are in a token, as in real life. */
const etherEvery = 4

/** A chain whose Treasury has made payments. */
export type PayingChain = Pick<RunningChain, 'rpcUrl' | 'chainId' | 'stop'> & {
  treasury: Hex
  /** Of the Treasury. */
  owner: Hex
  /** The blocks of the payments, and how many there are. */
  payments: { first: number; last: number; count: number; announced: Hex; executed: Hex }
  /** The body of a proposal that one owner has signed. */
  proposal(this: void, nonce: number): Promise<Record<string, unknown>>
}

/** Starts the chain. Stop it afterwards. */
export async function startPayingChain(count: number): Promise<PayingChain> {
  const chain = await startLocalChain()
  const { client, rpcUrl, chainId, contracts, owners, stop } = chain
  const treasury = chain.accounts.treasury.address
  const [executor, signer] = owners
  if (!executor || !signer) throw new Error('The chain has owners.')
  const request = client.request as (call: { method: string; params: unknown[] }) => Promise<Hex>
  const call = async (method: string, ...params: unknown[]) => request({ method, params })

  // Blocks with room for any number of payments, which are also cheap.
  await call('evm_setBlockGasLimit', toHex(10n ** 11n))
  await client.setBalance({ address: treasury, value: 10n ** 24n })
  const minting = encodeFunctionData({
    abi: parseAbi(['function mint(address to, uint256 value)']),
    args: [treasury, 10n ** 15n],
  })
  await call('eth_sendTransaction', { from: executor.address, to: contracts.dUsd, data: minting })
  await client.setAutomine(false)

  const transactionOf = (nonce: number) => {
    const recipient = `0x${(0xabc000 + (nonce % 97)).toString(16).padStart(40, '7')}` as const
    if (nonce % etherEvery === 0) return toSafeTransaction({ to: recipient, value: 1n, nonce })
    const args = [recipient, BigInt(1_000_000 + nonce)] as const
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
    return toSafeTransaction({ to: contracts.dUsd, data, nonce })
  }
  const hashOf = (nonce: number) =>
    safeTxHash({ chainId, safe: treasury, version: '1.4.1', transaction: transactionOf(nonce) })
  const signed = async (nonce: number) => ({
    owner: signer.address,
    signature: await sign({ hash: hashOf(nonce), privateKey: signer.privateKey, to: 'hex' }),
  })
  const sending = { owner: executor.address, signature: approvedHashSignature(executor.address) }

  let made = 0
  async function mineBlock(count: number) {
    const from = sending.owner
    const first = Number(await call('eth_getTransactionCount', from, 'latest'))
    const calls = []
    for (let index = 0; index < count; index++) {
      const signatures = [sending, await signed(made + index)]
      const transaction = transactionOf(made + index)
      const { to, data } = execTransactionCall({ safe: treasury, transaction, signatures })
      const sent = {
        from,
        to,
        data,
        gas: toHex(200_000),
        nonce: toHex(first + index),
      }
      calls.push({ jsonrpc: '2.0', id: index, method: 'eth_sendTransaction', params: [sent] })
    }
    const answer = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(calls),
    })
    const refused = ((await answer.json()) as { error?: unknown }[]).find(({ error }) => error)
    if (refused) throw new Error(`A payment was refused: ${JSON.stringify(refused)}`)
    await call('evm_mine')
    made += count
  }

  const first = Number(await client.getBlockNumber()) + 1
  while (made < count) await mineBlock(Math.min(perBlock, count - made))
  const last = Number(await client.getBlockNumber())
  const nonce = Number(await call('eth_call', { to: treasury, data: '0xaffed0e0' }, 'latest'))
  if (nonce !== count) throw new Error(`${nonce} of ${count} payments were made.`)
  const topics = {
    announced: toEventSelector(
      'SafeMultiSigTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes,bytes)',
    ),
    executed: toEventSelector('ExecutionSuccess(bytes32,uint256)'),
  }

  return {
    rpcUrl,
    chainId,
    stop,
    treasury,
    owner: signer.address,
    payments: { first, last, count, ...topics },
    async proposal(nonce) {
      const { to, value, data, operation } = transactionOf(nonce)
      const { owner, signature } = await signed(nonce)
      return {
        to,
        value: value.toString(),
        data: data === '0x' ? null : data,
        nonce: String(nonce),
        operation,
        safeTxGas: '0',
        baseGas: '0',
        gasPrice: '0',
        gasToken: `0x${'0'.repeat(40)}`,
        refundReceiver: `0x${'0'.repeat(40)}`,
        safeTxHash: hashOf(nonce),
        sender: owner,
        signature,
      }
    },
  }
}
