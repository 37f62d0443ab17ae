import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'

import { answering } from '../../testing/answering.ts'
import {
  addressInfo,
  buildDetails,
  buildExecution,
  buildItem,
  buildPage,
  buildSafeInfo,
  hashOf,
  owners,
  safe,
} from '../../testing/wire.ts'
import { safeKey } from '../keys.ts'
import { getSafeInfoQueryOptions } from '../queries/getSafeInfo.ts'
import { getTransactionQueryOptions } from '../queries/getTransaction.ts'
import { getTransactionQueueQueryOptions } from '../queries/getTransactionQueue.ts'
import { confirmTransactionMutationOptions } from './confirmTransaction.ts'

const account = { chainId: 1, address: safe }
const id = `multisig_${safe}_${hashOf('a')}`
const confirmation = {
  ...account,
  safeTxHash: hashOf('a'),
  signature: `0x${'34'.repeat(65)}`,
  signer: owners[1]!,
} as const

/** A gateway that learns of a confirmation a while after it has taken it, as the hosted one does. */
async function setting(answerConfirmation: () => unknown) {
  let looks = Infinity
  const { client, requests } = answering(({ method, path }) => {
    if (method === 'POST') {
      const answer = answerConfirmation()
      if (!(answer instanceof Response)) looks = 1
      return answer
    }
    if (path.endsWith('/queued'))
      return buildPage([{ type: 'LABEL', label: 'Next' }, buildItem('a'), buildItem('b')])
    if (path.includes('/transactions/')) return buildDetails('a')
    return buildSafeInfo({ txQueuedTag: looks-- > 0 ? 'old' : 'new' })
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const queue = getTransactionQueueQueryOptions(client, account)
  const details = getTransactionQueryOptions(client, { chainId: 1, id })
  await queryClient.fetchQuery(getSafeInfoQueryOptions(client, account))
  await queryClient.fetchInfiniteQuery(queue)
  await queryClient.fetchQuery(details)
  const shown = () => ({
    queue: queryClient
      .getQueryData(queue.queryKey)
      ?.pages.flatMap((page) => page.results)
      .flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction] : []))[0],
    details: queryClient.getQueryData(details.queryKey),
  })
  const confirm = () =>
    queryClient
      .getMutationCache()
      .build(queryClient, confirmTransactionMutationOptions(client))
      .execute(confirmation)
  return { requests, queryClient, client, shown, confirm }
}

test('a confirmation counts before the gateway has answered', async () => {
  const setup = await setting(() => {
    expect(setup.shown()).toMatchObject({
      queue: {
        txStatus: 'AWAITING_EXECUTION',
        executionInfo: { confirmationsSubmitted: 2, missingSigners: null },
      },
      details: {
        txStatus: 'AWAITING_EXECUTION',
        detailedExecutionInfo: {
          confirmations: [{}, { signer: { value: owners[1] }, signature: confirmation.signature }],
        },
      },
    })
    return buildDetails('a', { note: 'from the gateway' })
  })
  await setup.confirm()
  expect(setup.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    signature: confirmation.signature,
  })
  expect(setup.shown().details).toMatchObject({ note: 'from the gateway' })
})

test('a refused confirmation leaves everything as it was', async () => {
  const setup = await setting(() =>
    Response.json({ message: 'Invalid signature' }, { status: 422 }),
  )
  const before = setup.shown()
  await expect(setup.confirm()).rejects.toMatchObject({ details: 'Invalid signature' })
  expect(setup.shown()).toEqual(before)
})

test('the account is read again only when the gateway knows of the write', async () => {
  vi.useFakeTimers()
  try {
    const setup = await setting(() => buildDetails('a'))
    const invalidated = vi.spyOn(setup.queryClient, 'invalidateQueries')
    await setup.confirm()
    await vi.advanceTimersByTimeAsync(500)
    // It still has the old tag: what is shown is not thrown away.
    expect(invalidated).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1000)
    expect(invalidated).toHaveBeenCalledWith({ queryKey: safeKey(setup.client, account) })
  } finally {
    vi.useRealTimers()
  }
})

test('who has signed already is not counted twice', async () => {
  const setup = await setting(() => buildDetails('a'))
  const queue = getTransactionQueueQueryOptions(setup.client, account)
  const signed = buildItem('a', {
    executionInfo: buildExecution({ missingSigners: [addressInfo(owners[2]!)] }),
  })
  setup.queryClient.setQueryData(
    queue.queryKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          results: [signed as unknown as (typeof page.results)[number]],
        })),
      },
  )
  const confirming = setup.confirm()
  await expect.poll(() => setup.requests.map(({ method }) => method)).toContain('POST')
  expect(setup.shown().queue).toMatchObject({ executionInfo: { confirmationsSubmitted: 1 } })
  await confirming
})
