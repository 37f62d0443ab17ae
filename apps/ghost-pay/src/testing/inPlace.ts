import {
  type Address,
  encodeFunctionData,
  type Hash,
  type Hex,
  parseAbi,
  parseEther,
  zeroHash,
} from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { devnet } from '@ghost-pay/chains'
import { confirmMessage, proposeMessage, proposeTransaction } from '@ghost-pay/gateway-client'
import { policyTypedData, type SpendPolicy } from '@ghost-pay/payments/policy'
import { knownInfo, readAccountFacts, type SignableTransaction } from '@ghost-pay/safe-account'
import {
  execTransactionCall,
  safeMessageHash,
  safeMessageTypedData,
  safeTxHash,
  safeTxTypedData,
  toSafeTransaction,
} from '@ghost-pay/safe-protocol'

import type { SharedAccount } from '../account/SharedAccount.ts'
import { chainClient } from '../chain/chainClient.ts'
import type { Neighbours, Tab } from './neighbours.ts'

/** Somebody who is paid: the fifth key of the local chain. */
export const shop: Address = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

/** The key of an owner of the treasury: Alice's is the first. */
export function keyOf({ devnet: { owners } }: Neighbours, owner: number): PrivateKeyAccount {
  const found = owners[owner]
  if (found === undefined) throw new Error('No such owner.')
  return privateKeyToAccount(found.privateKey)
}

/** A payment of the treasury. */
export const payment = (
  { chainId, treasury: safe }: Neighbours,
  {
    nonce = 0,
    to = shop,
    value = parseEther('1'),
    data = '0x',
  }: { nonce?: number; to?: Address; value?: bigint; data?: Hex } = {},
): SignableTransaction => ({
  chainId,
  safe,
  version: '1.4.1',
  transaction: toSafeTransaction({ to, value, data, nonce }),
})

/** Has Bob propose something. */
export async function propose(
  neighbours: Neighbours,
  tab: Tab,
  signable: SignableTransaction = payment(neighbours),
  note?: string,
): Promise<Hash> {
  const hash = safeTxHash(signable)
  const bob = keyOf(neighbours, 1)
  await proposeTransaction(tab.gateway.client, {
    chainId: signable.chainId,
    address: signable.safe,
    transaction: signable.transaction,
    safeTxHash: hash,
    sender: bob.address,
    signature: await bob.signTypedData(safeTxTypedData(signable)),
    origin: note === undefined ? null : JSON.stringify({ note }),
  })
  return hash
}

/** The treasury as its screens know it. */
export async function treasuryOf(
  { chainId, treasury: address }: Neighbours,
  { config }: Tab,
  viewer: Address,
): Promise<SharedAccount> {
  const onChain = await readAccountFacts(chainClient(config, chainId), { address })
  if (onChain.status === 'none') throw new Error('There is no account.')
  return {
    chainId,
    address,
    path: `/a/${chainId}:${address}`,
    chain: devnet,
    info: knownInfo({ chainId, address }, undefined, onChain.facts),
    onChain: onChain.facts,
    isListed: true,
    disputed: [],
    viewer,
    role: 'owner',
  }
}

/** Has Alice and Bob sign, and Carol carry it out. */
export async function execute(
  neighbours: Neighbours,
  tab: Tab,
  signable: SignableTransaction,
): Promise<void> {
  const signatures = await Promise.all(
    [0, 1].map(async (owner) => ({
      owner: keyOf(neighbours, owner).address,
      signature: await keyOf(neighbours, owner).signTypedData(safeTxTypedData(signable)),
    })),
  )
  const { data } = execTransactionCall({ ...signable, signatures })
  const { provider } = tab.wallets.Carol
  await provider.request({ method: 'eth_requestAccounts' })
  await provider.request({
    method: 'eth_sendTransaction',
    params: [{ from: keyOf(neighbours, 2).address, to: signable.safe, data }],
  })
  await neighbours.chainControl.mine({ blocks: 1 })
}

/** Has Alice and Bob sign a policy of the treasury. */
export async function agreeOn(
  neighbours: Neighbours,
  tab: Tab,
  policy: Partial<SpendPolicy>,
): Promise<void> {
  const { chainId, treasury: address } = neighbours
  const { client } = tab.gateway
  const message = policyTypedData({
    chainId,
    account: address,
    issuedAt: 100n,
    replaces: zeroHash,
    people: [],
    onlyPeople: false,
    onlyTokens: false,
    limits: [],
    ...policy,
  })
  const signable = { safe: address, chainId, version: '1.4.1', message }
  const messageHash = safeMessageHash(signable)
  const [first, second] = await Promise.all(
    [0, 1].map((owner) => keyOf(neighbours, owner).signTypedData(safeMessageTypedData(signable))),
  )
  // The domain of a policy is as the gateway takes it.
  const sent = message as Parameters<typeof proposeMessage>[1]['message']
  await proposeMessage(client, { chainId, address, message: sent, signature: first ?? '0x' })
  await confirmMessage(client, { chainId, messageHash, signature: second ?? '0x' })
}

/** The dollars of the local chain. */
export function dollarsOf({ devnet: { chains } }: Neighbours): Address {
  const [chain] = chains
  if (chain === undefined) throw new Error('The devnet has no chain.')
  return chain.contracts.dUsd
}

/** Gives the treasury dollars, in base units. */
export async function mintDollars(neighbours: Neighbours, tab: Tab, amount: bigint): Promise<void> {
  const { provider } = tab.wallets.Carol
  await provider.request({ method: 'eth_requestAccounts' })
  const data = encodeFunctionData({
    abi: parseAbi(['function mint(address to, uint256 amount)']),
    args: [neighbours.treasury, amount],
  })
  await provider.request({
    method: 'eth_sendTransaction',
    params: [{ from: keyOf(neighbours, 2).address, to: dollarsOf(neighbours), data }],
  })
  await neighbours.chainControl.mine({ blocks: 1 })
}

/**
 * Has the gateway of a tab lead back to the first page of an account's history from each of its pages.
 *
 * @returns what the history was asked for until then
 */
export function leadHistoryBack(
  { gateway }: Tab,
  { chainId, address }: { chainId: number; address: Address },
): () => readonly string[] {
  const first = `/v1/chains/${chainId}/safes/${address}/transactions/history?cursor=limit%3D20%26offset%3D0`
  gateway.lie(async ({ path }, ask) => {
    if (!path.includes('/transactions/history')) return undefined
    const page = (await (await ask()).json()) as object
    return Response.json({ ...page, next: first })
  })
  return () => gateway.asked.filter((one) => one.includes('/transactions/history'))
}
