import { type Address, parseEther, zeroHash } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkSignatures, readAccount, readReceiptOutcome } from '@ghost-pay/safe-account'
import { safeTxHash, safeTxTypedData, toSafeTransaction } from '@ghost-pay/safe-protocol'

import { chainClient } from '../chain/chainClient.ts'
import { type Neighbours, startNeighbours, type Tab } from '../testing/neighbours.ts'

const shop = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

let neighbours: Neighbours
let tab: Tab
beforeAll(async () => {
  neighbours = await startNeighbours({ seed: 'empty' })
  tab = neighbours.openTab()
})
afterAll(() => neighbours.stop())

const ownerAt = (index: number) => {
  const owner = neighbours.devnet.owners[index]
  if (owner === undefined) throw new Error('The devnet has three owners.')
  return owner
}

test('an account gives its owners, threshold, nonce and version itself', async () => {
  const { chainId, treasury: address, devnet } = neighbours
  const account = await readAccount(chainClient(tab.config, chainId), { address })
  expect([...account.owners].sort()).toEqual(devnet.owners.map(({ address }) => address).sort())
  expect(account).toMatchObject({ threshold: 2, nonce: 0, version: '1.4.1' })
})

test('what is no account gives nothing', async () => {
  const { chainId } = neighbours
  await expect(readAccount(chainClient(tab.config, chainId), { address: shop })).rejects.toThrow()
})

test('the chain does not know a transaction that was never sent, and a silent node says nothing', async () => {
  const { chainId, treasury: safe } = neighbours
  const parameters = { chainId, hash: zeroHash, safe, safeTxHash: zeroHash }
  expect(await readReceiptOutcome(chainClient(tab.config, chainId), parameters)).toBe('absent')
  tab.node.lie(() => {
    throw new TypeError('fetch failed')
  })
  await expect(readReceiptOutcome(chainClient(tab.config, chainId), parameters)).rejects.toThrow()
  tab.node.lie(undefined)
})

describe('a signature', () => {
  const signable = () => ({
    chainId: neighbours.chainId,
    safe: neighbours.treasury,
    version: '1.4.1',
    transaction: toSafeTransaction({ to: shop, value: parseEther('1'), nonce: 0 }),
  })
  const signedBy = async (index: number, changes: { value?: bigint } = {}) => {
    const { address, privateKey } = ownerAt(index)
    const { transaction, ...rest } = signable()
    const typedData = safeTxTypedData({ ...rest, transaction: { ...transaction, ...changes } })
    const signature = await privateKeyToAccount(privateKey).signTypedData(typedData)
    return { owner: address, signature }
  }
  const owners = (): Address[] => neighbours.devnet.owners.map(({ address }) => address)
  const worthOf = async (
    confirmations: Parameters<typeof checkSignatures>[1]['confirmations'],
    among = owners(),
  ) => {
    const checked = await checkSignatures(signable(), { confirmations, owners: among })
    return checked.map(({ worth }) => worth)
  }

  test('of an owner counts', async () => {
    expect(safeTxHash(signable())).toMatch(/^0x/)
    expect(await worthOf([await signedBy(0), await signedBy(1)])).toEqual(['signed', 'signed'])
  })

  test('for another amount does not count', async () => {
    expect(await worthOf([await signedBy(0, { value: 2n })])).toEqual(['invalid'])
  })

  test('in another owner’s name does not count', async () => {
    const { signature } = await signedBy(0)
    expect(await worthOf([{ owner: ownerAt(1).address, signature }])).toEqual(['invalid'])
  })

  test('of a former owner does not count', async () => {
    const former = await signedBy(2)
    expect(await worthOf([former], owners().slice(0, 2))).toEqual(['stranger'])
  })

  test('that is repeated counts once, and damage to one does not hurt the next', async () => {
    const alice = await signedBy(0)
    const damaged = { owner: ownerAt(1).address, signature: '0x1234' } as const
    expect(await worthOf([damaged, alice, alice])).toEqual(['invalid', 'signed', 'invalid'])
  })

  test('that only the chain can check is not called signed', async () => {
    const { address } = ownerAt(0)
    expect(await worthOf([{ owner: address, signature: null }])).toEqual(['onChain'])
  })
})
