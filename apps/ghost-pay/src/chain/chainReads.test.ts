import { type Address, isAddressEqual } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getTransaction, getTransactionHistory } from '@ghost-pay/gateway-client'
import { changed, withOtherPayee } from '@ghost-pay/gateway-testing'
import { batchPayments, isUntold, readBatchPayments } from '@ghost-pay/safe-account/history'
import { readPayees } from '@ghost-pay/safe-account/history'
import { readTakenNonces } from '@ghost-pay/safe-account/queue'

import { type Neighbours, startNeighbours, type Tab } from '../testing/neighbours.ts'

const shop = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

let neighbours: Neighbours
let tab: Tab
let dollar: Address
let grants: Address
beforeAll(async () => {
  neighbours = await startNeighbours()
  const [chain] = neighbours.devnet.chains
  dollar = chain?.contracts.dUsd ?? shop
  grants = neighbours.devnet.accounts.grants?.address ?? shop
})
afterAll(() => neighbours.stop())
beforeEach(() => {
  tab = neighbours.openTab()
})

describe('nonces that are taken', () => {
  const read = () =>
    readTakenNonces(tab.gateway.client, { chainId: neighbours.chainId, address: grants })

  test('are those of the queue, those that exclude each other together', async () => {
    const taken = await read()
    expect([...taken.keys()]).toEqual([0, 1, 2])
    expect(taken.get(0)).toHaveLength(2)
    expect(taken.get(1)).toHaveLength(1)
  })

  test('are read over all pages', async () => {
    tab.gateway.lie(({ path }, ask) => {
      if (!path.includes('/queued')) return undefined
      const isSecond = path.includes('part=2')
      const { gatewayUrl } = neighbours.devnet
      const url = `${gatewayUrl}${path}${path.includes('?') ? '&' : '?'}part=2`
      return changed(ask, (text) =>
        text
          .replace(/"next":null/, isSecond ? '"next":null' : `"next":"${url}"`)
          .replaceAll('"nonce":2,', `"nonce":${isSecond ? 3 : 2},`),
      )
    })
    expect([...(await read()).keys()]).toEqual([0, 1, 2, 3])
  })

  test('are known by one hash each, and what has no nonce takes none', async () => {
    type Item = { transaction?: { id: string; executionInfo: unknown } }
    tab.gateway.lie(({ path }, ask) =>
      path.includes('/queued')
        ? changed(ask, (text) => {
            const page = JSON.parse(text) as { results: Item[] }
            const again = page.results.map(({ transaction, ...item }) =>
              transaction === undefined
                ? item
                : {
                    ...item,
                    transaction: {
                      ...transaction,
                      id: transaction.id.replace(/[a-f\d]{64}$/, (hash) => hash.toUpperCase()),
                    },
                  },
            )
            const unsigned = page.results.flatMap(({ transaction, ...item }) =>
              transaction === undefined
                ? []
                : [{ ...item, transaction: { ...transaction, executionInfo: null } }],
            )
            return JSON.stringify({
              ...page,
              results: [...page.results, ...again, ...unsigned.slice(0, 1)],
            })
          })
        : undefined,
    )
    const taken = await read()
    expect([...taken.values()].map(({ length }) => length)).toEqual([2, 1, 1])
    expect([...taken.values()].flat().join()).not.toMatch(/[A-F]/)
  })
})

describe('what a batch has paid', () => {
  const batchOf = async () => {
    const { results } = await getTransactionHistory(tab.gateway.client, {
      chainId: neighbours.chainId,
      address: neighbours.treasury,
    })
    const batch = results
      .flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction] : []))
      .find(isUntold)
    if (batch === undefined) throw new Error('The demo has paid a batch.')
    return batch
  }
  const read = async (version: string | null = '1.4.1') =>
    readBatchPayments(tab.gateway.client, {
      chainId: neighbours.chainId,
      address: neighbours.treasury,
      version,
      id: (await batchOf()).id,
    })

  test('is what its bytes pay, one line after another', async () => {
    const payments = await read()
    expect(payments).toHaveLength(8)
    expect(payments?.every(({ token, amount }) => token === dollar && amount > 0n)).toBe(true)
    expect(new Set(payments?.map(({ to }) => to)).size).toBe(8)
  })

  test('is not known where the bytes are not those that the owners signed', async () => {
    tab.gateway.lie(({ path }, ask) =>
      path.includes('/transactions/multisig_')
        ? // Another payee in the middle of the batch, and nothing else.
          changed(ask, (text) => withOtherPayee(text, neighbours.devnet.payees[0]?.address ?? ''))
        : undefined,
    )
    expect(await read()).toBeNull()
  })

  test('is not known while the version is not, nor of another account', async () => {
    expect(await read(null)).toBeNull()
    const { id } = await batchOf()
    const details = await getTransaction(tab.gateway.client, { chainId: neighbours.chainId, id })
    const account = { chainId: neighbours.chainId, version: '1.4.1' }
    expect(batchPayments(details, { ...account, address: neighbours.treasury }, id)).toBeDefined()
    expect(batchPayments(details, { ...account, address: grants }, id)).toBeUndefined()
  })
})

describe('the addresses that an account has paid', () => {
  const arePaid = (address: Address) =>
    neighbours.devnet.payees.some((payee) => isAddressEqual(payee.address, address))
  const read = () =>
    readPayees(tab.gateway.client, {
      chainId: neighbours.chainId,
      address: neighbours.treasury,
    })

  test('are those of single payments and of batches, and not the senders of its income', async () => {
    const { addresses, isWhole } = await read()
    const payees = addresses.filter(arePaid)
    expect(payees).toHaveLength(8)
    expect(addresses).toContain(neighbours.devnet.accounts.pettyCash?.address)
    expect(addresses).not.toContain(neighbours.treasury)
    expect(isWhole).toBe(true)
  })

  test('are not those of transfers that no transaction of the account has made', async () => {
    // As of `transferFrom(account, look-alike, 0)`, which anybody can have a token log.
    tab.gateway.lie(({ path }, ask) =>
      path.includes('/history')
        ? changed(ask, (text) =>
            text.replace(/"executionInfo":\{[^{}]*\}/g, '"executionInfo":null'),
          )
        : undefined,
    )
    const { results } = await getTransactionHistory(tab.gateway.client, {
      chainId: neighbours.chainId,
      address: neighbours.treasury,
    })
    const infos = results.flatMap((item) =>
      item.type === 'TRANSACTION' ? [item.transaction.txInfo] : [],
    )
    expect(infos).toContainEqual(expect.objectContaining({ direction: 'OUTGOING' }))
    expect((await read()).addresses).toEqual([])
  })

  test('are not all that there are when more was left out than read', async () => {
    let asked = 0
    tab.gateway.lie(({ path }, ask) => {
      if (!path.includes('/history')) return undefined
      asked += 1
      // Each page leads to another: one that leads to itself is read no second time.
      const url = `${neighbours.devnet.gatewayUrl}${path.split('?')[0] ?? ''}?cursor=limit%3D20%26offset%3D${asked}`
      return changed(ask, (text) => text.replace(/"next":(null|"[^"]*")/, `"next":"${url}"`))
    })
    expect((await read()).isWhole).toBe(false)
    expect(asked).toBe(3)
  })

  test('are not all that there are when a batch was left unread', async () => {
    tab.gateway.lie(({ path }, ask) =>
      path.includes('/history')
        ? changed(ask, (text) => {
            const page = JSON.parse(text) as { results: unknown[] }
            const results = Array.from({ length: 13 }, () => page.results).flat()
            return JSON.stringify({ ...page, results })
          })
        : undefined,
    )
    expect((await read()).isWhole).toBe(false)
    const details = tab.gateway.asked.filter((it) => it.includes('/transactions/multisig_'))
    expect(details.length).toBeLessThanOrEqual(12)
  })

  test('a batch that cannot be read has no known payees', async () => {
    tab.gateway.lie(({ path }) =>
      path.includes('/transactions/multisig_')
        ? Response.json({ message: 'gone' }, { status: 404 })
        : undefined,
    )
    const { addresses } = await read()
    expect(addresses.filter(arePaid)).toHaveLength(1)
  })
})
