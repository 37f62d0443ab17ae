import type { Chain, Client, Transport } from 'viem'

/** A viem client that knows its chain: `createPublicClient({ chain, transport })`, or what wagmi's `getClient` returns. */
export type ChainClient = Client<Transport, Chain>
