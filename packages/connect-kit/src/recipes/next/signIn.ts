import { env } from 'node:process'

import { createPublicClient, http } from 'viem'
import { mainnet } from 'viem/chains'

import { createSignInServer } from '../signInServer.ts'

const { CHAIN_ID = mainnet.id, SITE_HOST = 'localhost:3000' } = env
const [publicNode] = mainnet.rpcUrls.default.http

const create = () =>
  createSignInServer({
    clients: { [CHAIN_ID]: createPublicClient({ transport: http(env.RPC_URL ?? publicNode) }) },
    domain: SITE_HOST,
  })

/** Next builds each route apart. What all of them share has to be outside of their modules. */
const shared = globalThis as { signIn?: ReturnType<typeof create> }

export const signIn = (shared.signIn ??= create())
