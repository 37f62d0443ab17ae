import { createTestClient, http, publicActions } from 'viem'

/** viem's test client of an anvil. */
export const controlOf = (rpcUrl: string) =>
  createTestClient({
    mode: 'anvil',
    transport: http(rpcUrl, { retryCount: 0 }),
    cacheTime: 0,
  }).extend(publicActions)
