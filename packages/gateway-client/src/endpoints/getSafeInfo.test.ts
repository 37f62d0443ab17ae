import { expect, test } from 'vitest'

import { answering } from '../testing/answering.ts'
import { addressInfo, buildSafeInfo, owners, safe } from '../testing/wire.ts'
import { getSafeInfo } from './getSafeInfo.ts'

test('reads a shared account', async () => {
  const { client, requests } = answering(() => buildSafeInfo())
  const info = await getSafeInfo(client, { chainId: 1, address: safe })
  expect(requests[0]).toMatchObject({ method: 'GET', path: `/v1/chains/1/safes/${safe}` })
  expect(info).toMatchObject({ chainId: 1, nonce: 7, threshold: 2, modules: [] })
})

test('reads one that a gateway of 2023 wrote, which left out what it did not know', async () => {
  const { modules, guard, messagesTag, ...old } = buildSafeInfo({
    owners: owners.map((value) => ({ value })),
    address: { value: safe },
  })
  expect([modules, guard, messagesTag]).toEqual([null, null, null])
  const { client } = answering(() => old)
  const info = await getSafeInfo(client, { chainId: 1, address: safe })
  expect(info).toMatchObject({ address: addressInfo(safe), guard: null, messagesTag: null })
  expect(info.owners).toEqual(owners.map(addressInfo))
})
