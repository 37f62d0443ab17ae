import { type MutationOptions, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'

import { answering } from '../../testing/answering.ts'
import { hashOf, owners, safe } from '../../testing/wire.ts'
import * as react from '../index.ts'

const [owner, other] = owners as [`0x${string}`, `0x${string}`]
const account = { chainId: 1, address: safe }
const signature = '0x12'
const { client, requests } = answering(({ path }) =>
  path.endsWith('/relay') ? { taskId: 't' } : new Response(null, { status: 200 }),
)

/** Runs a mutation, and says which of the cached answers it wants to be read again. */
async function outdatedBy<data, variables>(
  options: MutationOptions<data, Error, variables>,
  variables: variables,
) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const keys: (readonly unknown[])[] = [
    react.getMessagesQueryOptions(client, account).queryKey,
    react.getMessageQueryOptions(client, { chainId: 1, messageHash: hashOf('a') }).queryKey,
    react.getTransactionQueueQueryOptions(client, account).queryKey,
    react.getDelegatesQueryOptions(client, { chainId: 1, delegator: owner }).queryKey,
    react.getSessionQueryOptions(client).queryKey,
    react.getCounterfactualSafesQueryOptions(client).queryKey,
  ]
  for (const key of keys) queryClient.setQueryData(key, {})
  await queryClient.getMutationCache().build(queryClient, options).execute(variables)
  return queryClient
    .getQueryCache()
    .findAll({ predicate: (query) => query.state.isInvalidated })
    .map(({ queryKey }) => queryKey.find((part) => /^(get|messages|queue)/.test(String(part))))
}

const safes = [
  {
    ...account,
    factoryAddress: other,
    masterCopy: other,
    saltNonce: '0',
    safeVersion: '1.4.1',
    threshold: 1,
    owners: [owner],
    data: '0x' as const,
  },
]

test('each write has its own answers read again, and no others', async () => {
  expect(
    await outdatedBy(react.proposeMessageMutationOptions(client), {
      ...account,
      message: 'm',
      signature,
    }),
  ).toEqual(['messages'])
  expect(
    await outdatedBy(react.confirmMessageMutationOptions(client), {
      ...account,
      messageHash: hashOf('a'),
      signature,
    }),
  ).toEqual(['messages', 'getMessage'])
  expect(
    await outdatedBy(react.deleteTransactionMutationOptions(client), {
      ...account,
      safeTxHash: hashOf('a'),
      signature,
    }),
  ).toEqual(['messages', 'queue'])
  expect(
    await outdatedBy(react.addDelegateMutationOptions(client), {
      chainId: 1,
      delegate: other,
      delegator: owner,
      signature,
      label: 'Bot',
    }),
  ).toEqual(['getDelegates'])
  expect(
    await outdatedBy(react.deleteDelegateMutationOptions(client), {
      chainId: 1,
      delegate: other,
      delegator: owner,
      signature,
    }),
  ).toEqual(['getDelegates'])
  expect(
    await outdatedBy(react.verifyAuthMutationOptions(client), { message: 'm', signature }),
  ).toEqual(['getSession'])
  expect(await outdatedBy(react.logoutMutationOptions(client), undefined)).toEqual(['getSession'])
  expect(
    await outdatedBy(react.createCounterfactualSafesMutationOptions(client), { safes }),
  ).toEqual(['getCounterfactualSafes'])
  expect(
    await outdatedBy(react.deleteCounterfactualSafesMutationOptions(client), { safes: [account] }),
  ).toEqual(['getCounterfactualSafes'])
  expect(
    await outdatedBy(react.relayTransactionMutationOptions(client), {
      chainId: 1,
      version: '1.4.1',
      to: owner,
      data: '0x',
    }),
  ).toEqual([])
  expect(requests).toHaveLength(10)
})
