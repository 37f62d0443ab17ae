import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'

import { answering } from '../../testing/answering.ts'
import {
  buildDetails,
  buildItem,
  buildPage,
  buildSafeInfo,
  hashOf,
  owners,
  safe,
} from '../../testing/wire.ts'
import { getSafeInfoQueryOptions } from '../queries/getSafeInfo.ts'
import { getTransactionQueueQueryOptions } from '../queries/getTransactionQueue.ts'
import { proposeTransactionMutationOptions } from './proposeTransaction.ts'

const account = { chainId: 1, address: safe }
const proposal = {
  ...account,
  transaction: { to: owners[1]!, value: 5n, nonce: 8 },
  safeTxHash: hashOf('b'),
  sender: owners[0]!,
  signature: `0x${'12'.repeat(65)}`,
} as const

function setting(answerProposal: () => unknown) {
  let isProposed = false
  const { client, requests } = answering(({ method, path }) => {
    if (method === 'POST') {
      const answer = answerProposal()
      isProposed = !(answer instanceof Response)
      return answer
    }
    if (path.endsWith('/queued')) {
      const items = [{ type: 'LABEL', label: 'Next' }, buildItem('a')]
      if (isProposed)
        items.push({ type: 'LABEL', label: 'Queued' }, buildItem('b', { note: 'Rent' }))
      return buildPage(items)
    }
    return buildSafeInfo({ txQueuedTag: isProposed ? '2' : '1' })
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const queue = getTransactionQueueQueryOptions(client, account)
  const shown = () =>
    queryClient
      .getQueryData(queue.queryKey)
      ?.pages.flatMap((page) => page.results)
      .flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction] : []))
  return { client, requests, queryClient, queue, shown }
}

async function load({ queryClient, client, queue }: ReturnType<typeof setting>) {
  await queryClient.fetchQuery(getSafeInfoQueryOptions(client, account))
  await queryClient.fetchInfiniteQuery(queue)
}

test('a proposal is in the queue before the gateway has answered', async () => {
  const setup = setting(() => {
    expect(setup.shown()).toMatchObject([
      {},
      {
        id: `multisig_${safe}_${hashOf('b')}`,
        txInfo: { type: 'Transfer', transferInfo: { value: 5n } },
        executionInfo: { confirmationsSubmitted: 1, confirmationsRequired: 2 },
      },
    ])
    return buildDetails('b')
  })
  await load(setup)
  const { queryClient, client } = setup
  const mutation = queryClient
    .getMutationCache()
    .build(queryClient, proposeTransactionMutationOptions(client))
  await mutation.execute(proposal)
  expect(setup.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    value: '5',
    nonce: '8',
    safeTxGas: '0',
  })
  expect(setup.shown()).toHaveLength(2)
})

test('a refused proposal leaves the queue as it was', async () => {
  const setup = setting(() =>
    Response.json({ statusCode: 422, message: 'Invalid nonce' }, { status: 422 }),
  )
  await load(setup)
  const before = setup.shown()
  const { queryClient, client } = setup
  const mutation = queryClient
    .getMutationCache()
    .build(queryClient, proposeTransactionMutationOptions(client))
  await expect(mutation.execute(proposal)).rejects.toMatchObject({ details: 'Invalid nonce' })
  expect(setup.shown()).toEqual(before)
})

test('a queue that was being read for the first time is read all the same when the proposal is refused', async () => {
  const setup = setting(() => Response.json({ message: 'Invalid nonce' }, { status: 422 }))
  const { queryClient, client, queue } = setup
  await queryClient.fetchQuery(getSafeInfoQueryOptions(client, account))
  const observer = new InfiniteQueryObserver(queryClient, queue)
  const end = observer.subscribe(() => undefined)
  const mutation = queryClient
    .getMutationCache()
    .build(queryClient, proposeTransactionMutationOptions(client))
  await expect(mutation.execute(proposal)).rejects.toMatchObject({ details: 'Invalid nonce' })
  await expect.poll(() => setup.shown()?.length).toBe(1)
  end()
})

test('an unsigned proposal does not show up before the gateway shows it: its queue leaves such ones out', async () => {
  const setup = setting(() => {
    expect(setup.shown()).toMatchObject([{ id: `multisig_${safe}_${hashOf('a')}` }])
    return Response.json({ message: 'Not now' }, { status: 422 })
  })
  await load(setup)
  const { queryClient, client } = setup
  const mutation = queryClient
    .getMutationCache()
    .build(queryClient, proposeTransactionMutationOptions(client))
  await expect(mutation.execute({ ...proposal, signature: undefined })).rejects.toMatchObject({
    details: 'Not now',
  })
})
