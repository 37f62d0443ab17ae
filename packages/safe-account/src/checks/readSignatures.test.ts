import { type Address, type Hex, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { sendUnsignedTransaction, waitForTransactionReceipt } from 'viem/actions'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  approveHashCall,
  contractSignatureOf,
  joinSignatures,
  safeTxHash,
  safeTxPreimage,
  safeTxTypedData,
  toSafeTransaction,
} from '@ghost-pay/safe-protocol'

import type { SignableTransaction } from '../signing/SignableTransaction.ts'
import { startChain, type TestChain } from '../testing/startChain.ts'
import { countedSignatures, hasSigned } from './countedSignatures.ts'
import { readSignatures } from './readSignatures.ts'

const shop = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

let chain: TestChain
let open: ReturnType<TestChain['open']>
let grants: Address
beforeAll(async () => {
  chain = await startChain({ seed: 'demo' })
  grants = chain.devnet.accounts.grants?.address ?? shop
})
afterAll(() => chain.stop())
beforeEach(() => {
  open = chain.open()
})

const payment = (nonce: number): SignableTransaction => ({
  chainId: chain.chainId,
  safe: grants,
  version: '1.4.1',
  transaction: toSafeTransaction({ to: shop, value: parseEther('0.1'), nonce }),
})

const callOf = ({ to, data }: { to: string; data: string }) => ({
  to: to as Address,
  data: data as Hex,
})

describe('the signers', () => {
  const keys = () => chain.devnet.owners
  const owners = () => keys().map(({ address }) => address)
  const signed = async (index: number, signable: SignableTransaction) => {
    const owner = keys()[index]
    if (owner === undefined) throw new Error('The devnet has three owners.')
    const signature = await privateKeyToAccount(owner.privateKey).signTypedData(
      safeTxTypedData(signable),
    )
    return { owner: owner.address, signature }
  }

  test('are those who approved on the chain, not those whom only the gateway names', async () => {
    const signable = payment(3)
    const [alice = shop, bob = shop] = owners()
    const { chainControl } = chain
    const hash = await sendUnsignedTransaction(chainControl, {
      from: bob,
      gas: 200_000n,
      ...callOf(approveHashCall({ safe: grants, hash: safeTxHash(signable) })),
    })
    await waitForTransactionReceipt(chainControl, { hash, pollingInterval: 20 })
    const checked = await readSignatures(open.client, signable, {
      owners: owners(),
      confirmations: [
        await signed(2, signable),
        { owner: alice, signature: null },
        { owner: bob, signature: null },
      ],
    })
    expect(checked.map(({ worth }) => worth)).toEqual(['signed', 'invalid', 'signed'])
    expect(countedSignatures(checked).map(({ signer }) => signer)).toEqual([owners()[2], bob])
    expect(hasSigned(checked, bob)).toBe(true)
    expect(hasSigned(checked, alice)).toBe(false)
    const named = await readSignatures(open.client, signable, {
      owners: owners(),
      confirmations: [
        {
          owner: alice,
          signature: `0x${alice.slice(2).toLowerCase().padStart(64, '0')}${'0'.repeat(64)}01`,
        },
      ],
    })
    expect(named.map(({ worth }) => worth)).toEqual(['invalid'])
  })

  test('is no stranger, whatever stands on the chain', async () => {
    open.node.lie(({ method }) =>
      method === 'eth_call' ? `0x${'1'.padStart(64, '0')}` : undefined,
    )
    const confirmations = [{ owner: shop as Address, signature: null }]
    const [stranger] = await readSignatures(open.client, payment(3), {
      owners: owners(),
      confirmations,
    })
    expect(stranger?.worth).toBe('stranger')
  })

  describe('with a contract’s signature', () => {
    const read = async (
      owner: Address,
      contractSignature: Hex,
      signable: SignableTransaction = payment(3),
    ) => {
      const [checked] = await readSignatures(open.client, signable, {
        owners: [owner],
        confirmations: [{ owner, signature: contractSignatureOf({ owner, contractSignature }) }],
      })
      return checked
    }
    /** What the treasury answers with, when it owns the account whose transaction this is. */
    const byTreasury = async (signable: SignableTransaction, bytes = safeTxPreimage(signable)) => {
      const { chainId, treasury: safe } = chain
      const typed = {
        domain: { chainId, verifyingContract: safe },
        types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
        primaryType: 'SafeMessage',
        message: { message: bytes },
      } as const
      const signatures = await Promise.all(
        keys()
          .slice(0, 2)
          .map(async ({ address: owner, privateKey }) => ({
            owner,
            signature: await privateKeyToAccount(privateKey).signTypedData(typed),
          })),
      )
      return joinSignatures(signatures)
    }

    test('include a contract that confirms it itself', async () => {
      const signature = await byTreasury(payment(3))
      expect((await read(chain.treasury, signature))?.worth).toBe('signed')
      expect((await read(chain.treasury, signature, payment(4)))?.worth).toBe('invalid')
      expect((await read(chain.treasury, '0x'))?.worth).toBe('invalid')
    })

    test('is not a signer without a contract, whatever the node says to a call of it', async () => {
      const [alice = shop] = owners()
      open.node.lie(({ method }) =>
        method === 'eth_call' ? `0x20c13b0b${'0'.repeat(56)}` : undefined,
      )
      const checked = await read(alice, '0x')
      expect(checked?.worth).toBe('invalid')
      expect(hasSigned(checked === undefined ? [] : [checked], alice)).toBe(false)
    })

    test('is asked about the hash since 1.5.0', async () => {
      const asked: string[] = []
      open.node.lie(({ method, params }) => {
        if (method !== 'eth_call') return undefined
        const [{ data = '' }] = params as [{ data?: string }]
        asked.push(data.slice(0, 10))
        return `0x1626ba7e${'0'.repeat(56)}`
      })
      const signable = payment(3)
      expect((await read(chain.treasury, '0x', signable))?.worth).toBe('invalid')
      const newer = { ...signable, version: '1.5.0' }
      expect((await read(chain.treasury, '0x', newer))?.worth).toBe('signed')
      expect(asked).toEqual(['0x20c13b0b', '0x1626ba7e'])
    })

    test('over the hash is none before 1.5.0: the chain refuses it', async () => {
      const signable = payment(3)
      const signature = await byTreasury(signable, safeTxHash(signable))
      expect((await read(chain.treasury, signature, signable))?.worth).toBe('invalid')
      const newer = { ...signable, version: '1.5.0' }
      const byHash = await byTreasury(newer, safeTxHash(newer))
      expect((await read(chain.treasury, byHash, newer))?.worth).toBe('signed')
    })

    test('is asked for by the account, since a contract may look at its caller', async () => {
      const owner = '0x00000000000000000000000000000000000000c1'
      // Answers with the four bytes that it was called with, when this account calls it.
      const answersOnly = (account: Address): Hex =>
        `0x60003560e01c60e01b3373${account.slice(2)}140260005260206000f3`
      await chain.chainControl.setCode({ address: owner, bytecode: answersOnly(grants) })
      expect((await read(owner, '0x12'))?.worth).toBe('signed')
      await chain.chainControl.setCode({ address: owner, bytecode: answersOnly(shop) })
      expect((await read(owner, '0x12'))?.worth).toBe('invalid')
    })

    test('is not known while the node is silent', async () => {
      open.node.lie(({ method }) => {
        if (method === 'eth_call') throw new TypeError('fetch failed')
      })
      await expect(read(chain.treasury, '0x')).rejects.toThrow()
    })
  })

  test('is not known while the node is silent', async () => {
    open.node.lie(() => {
      throw new TypeError('fetch failed')
    })
    const [alice = shop] = owners()
    const confirmations = [{ owner: alice, signature: null }]
    await expect(
      readSignatures(open.client, payment(3), { owners: owners(), confirmations }),
    ).rejects.toThrow()
  })
})
