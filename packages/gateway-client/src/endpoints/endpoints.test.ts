import { readdirSync } from 'node:fs'

import { getAddress } from 'viem'
import { expect, test } from 'vitest'

import * as gateway from '../index.ts'
import { answering } from '../testing/answering.ts'
import { overview, rows } from '../testing/rows.ts'
import { addressInfo } from '../testing/wire.ts'

test.each(Object.entries(rows).map(([name, row]) => ({ name, ...row })))(
  '$name',
  async ({ call, sent, body, answer, got }) => {
    const { client, requests } = answering(() =>
      answer === undefined ? new Response(null, { status: 200 }) : answer,
    )
    const answered = await call(client)
    expect(requests).toHaveLength(1)
    expect(`${requests[0]?.method} ${requests[0]?.path}`).toBe(sent)
    expect(requests[0]?.body).toEqual(body)
    if (got === undefined) expect(answered).toBeUndefined()
    else expect(answered).toMatchObject(got)
  },
)

test('every call has its row, and is in the entry point', () => {
  const names = readdirSync(import.meta.dirname)
    .filter((name) => !name.includes('.test.'))
    .map((name) => name.replace('.ts', ''))
  expect(Object.keys(rows).sort()).toEqual(names.sort())
  for (const name of names) expect(gateway).toHaveProperty(name)
})

test('overviews are requested ten at a time and come in the requested order', async () => {
  const safes = Array.from({ length: 23 }, (_, index) => ({
    chainId: 1 + (index % 2),
    address: `0x${String(index).padStart(40, 'a')}` as const,
  }))
  const { client, requests } = answering(({ path }) => {
    const ids = new URLSearchParams(path.split('?')[1]).get('safes')?.split(',') ?? []
    // The gateway writes addresses in its own way, in any order, and leaves out what it could not read.
    return ids
      .filter((id) => !id.endsWith('a7'))
      .reverse()
      .map((id) => {
        const [chainId, address = ''] = id.split(':')
        return { ...overview, chainId, address: addressInfo(getAddress(address)) }
      })
  })
  const overviews = await gateway.getSafeOverviews(client, { safes })
  const sizes = requests.map(({ path }) => path.split('%2C').length)
  expect(sizes).toEqual([10, 10, 3])
  expect(
    overviews.map(
      (each) => (each as gateway.SafeOverview | null)?.address.value.toLowerCase() ?? null,
    ),
  ).toEqual(safes.map(({ address }, index) => (index === 7 ? null : address)))
})
