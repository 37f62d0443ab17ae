/** The three servers of docs/sign-in.md, each listening, with the page's half of each. */
import { globSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

import { Auth } from '@auth/core'
import { createPublicClient, http } from 'viem'
import type { RunningChain } from '@ghost-pay/local-chain'

import { createAuthConfig } from '../recipes/authJs.ts'
import { createAuthJsAdapter } from '../recipes/authJsAdapter.ts'
import { createNodeServer } from '../recipes/nodeServer.ts'
import { createSignInServer } from '../recipes/signInServer.ts'
import { createSiweAdapter } from '../sign-in/createSiweAdapter.ts'

/** What the dialog is given, with a `fetch` of the test. */
type Adapt = (ask: typeof fetch) => ReturnType<typeof createSiweAdapter>

/** How a server of the docs is made and how its page speaks with it. */
export type SignInRecipe = {
  name: string
  create: (chain: RunningChain, domain: string) => Promise<Server>
  adapt: Adapt
}

/** The adapter of docs/sign-in.md. */
const adapt: Adapt = (ask) =>
  createSiweAdapter({
    getNonce: async () => (await ask('/api/nonce')).text(),
    verify: async (signed) => {
      const init = { method: 'POST', body: JSON.stringify(signed), redirect: 'error' } as const
      return (await ask('/api/session', init)).ok
    },
    getSession: async () =>
      (await (await ask('/api/session')).json()) as { address: `0x${string}` } | null,
    signOut: async () => {
      await ask('/api/session', { method: 'DELETE' })
    },
  })

const createSignIn = ({ chainId, rpcUrl }: RunningChain, domain: string) =>
  createSignInServer({
    clients: { [chainId]: createPublicClient({ transport: http(rpcUrl) }) },
    domain,
  })

/** The files of Next's `app` folder by the path that Next serves them at. Each is loaded apart, as Next builds them. */
async function readRoutes(reload: () => void) {
  const app = join(import.meta.dirname, '../recipes/next/app')
  const routes: Record<string, (request: Request) => Response | Promise<Response>> = {}
  for (const file of globSync('**/route.ts', { cwd: app })) {
    reload()
    const module = (await import(join(app, file))) as Record<string, (typeof routes)[string]>
    const path = `/${file.replaceAll('\\', '/').replace(/\/route\.ts$/, '')}`
    for (const method of ['GET', 'POST', 'DELETE'])
      if (module[method]) routes[`${method} ${path}`] = module[method]
  }
  return routes
}

/**
 * All of them.
 *
 * @param reload forgets the modules that are loaded, so that the next import evaluates them again
 * @param setEnv sets a variable of the process for the time of the test
 */
export const signInRecipes = (
  reload: () => void,
  setEnv: (name: string, value: string) => void,
): readonly SignInRecipe[] => [
  {
    name: 'a plain Node server',
    async create(chain, domain) {
      const signIn = createSignIn(chain, domain)
      return Promise.resolve(
        createNodeServer({
          'GET /api/nonce': signIn.nonce,
          'GET /api/session': signIn.session,
          'POST /api/session': signIn.signIn,
          'DELETE /api/session': signIn.signOut,
        }),
      )
    },
    adapt,
  },
  {
    name: 'route handlers of Next',
    async create({ chainId, rpcUrl }, domain) {
      setEnv('CHAIN_ID', String(chainId))
      setEnv('RPC_URL', rpcUrl)
      setEnv('SITE_HOST', domain)
      return createNodeServer(await readRoutes(reload))
    },
    adapt,
  },
  {
    name: 'Auth.js',
    async create(chain, domain) {
      const signIn = createSignIn(chain, domain)
      const config = createAuthConfig(signIn, 'a secret of the test')
      // A refusal is what these tests ask for: it is not to be printed.
      const quiet = { ...config, logger: { error: () => undefined } }
      return Promise.resolve(
        createNodeServer({ 'GET /api/nonce': signIn.nonce }, (request) => Auth(request, quiet)),
      )
    },
    adapt: createAuthJsAdapter,
  },
]

/** Starts a server at a free port of this machine. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening server has an address of this form.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
