import type { Connect, Plugin, PreviewServer, ResolvedServerOptions, ViteDevServer } from 'vite'
import type { ChainStoppedError } from '@ghost-pay/local-chain'
import { testWalletScript } from '@ghost-pay/test-wallet/script'

import { isExpectedError } from './expectedErrors.ts'
import type { Devnet, StartDevnetParameters } from './startDevnet.ts'
import { describeDevnet } from './vite/describeDevnet.ts'
import { describeWallets } from './vite/describeWallets.ts'
import { forwardToGateway } from './vite/forwardToGateway.ts'
import { leaseDevnet } from './vite/leaseDevnet.ts'
import { ownRequests } from './vite/ownRequests.ts'

export type DevnetPluginParameters = StartDevnetParameters & {
  /** Where the dev server offers the gateway; `/gateway` unless given. */
  gatewayPath?: string | undefined
  /** Whether the owners' test wallets are put into the page; they are unless this is `false`. */
  wallets?: boolean | undefined
  /**
   * Whether `vite preview` starts a devnet too, so that tests can run the page as it was built; only a dev server does unless this is
   * `true`. A built page is served as it is: it was built with `VITE_DEVNET_RPC_URL`, and asks for `/__devnet/wallets.js` itself.
   */
  preview?: boolean | undefined
}

const paths = {
  description: '/__devnet.json',
  reset: '/__devnet/reset',
  wallets: '/__devnet/wallets.js',
} as const

/** On a page, a payment should be seen waiting for its block. */
const defaultMining = { intervalMs: 2_000 } as const

const onError = (error: unknown): void => {
  process.stderr.write(`The local gateway failed: ${String(error)}\n`)
}

const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`)

/**
 * Starts the devnet before the dev server. When it cannot start for an expected reason, prints the reason and ends the process. When a
 * chain ends later, prints that; the dev server continues, because the page can be worked on without the chain.
 */
async function startOrExit(parameters: StartDevnetParameters) {
  const onChainStopped = ({ message }: ChainStoppedError): void => say(message)
  try {
    return await leaseDevnet({ onError, onNotice: say, onChainStopped, ...parameters })
  } catch (error) {
    if (!isExpectedError(error)) throw error
    say(error.message)
    process.exit(1)
  }
}

type AddDevnetParameters = {
  gatewayPath: string
  wallets: boolean
  allowedHosts: Parameters<typeof ownRequests>[0]
}

/** Adds what pages and tests ask of a devnet to a server of Vite's. */
function addDevnet(
  middlewares: Connect.Server,
  started: Devnet,
  { gatewayPath, wallets, allowedHosts }: AddDevnetParameters,
): void {
  const own = (handler: Parameters<typeof ownRequests>[1]) => ownRequests(allowedHosts, handler)
  const description: Connect.NextHandleFunction = (_, response) => {
    response.setHeader('content-type', 'application/json')
    response.setHeader('cache-control', 'no-store')
    response.end(JSON.stringify(describeDevnet(started)))
  }
  const reset: Connect.NextHandleFunction = (request, response) => {
    response.statusCode = request.method === 'POST' ? 204 : 405
    const done = request.method === 'POST' ? started.reset() : Promise.resolve()
    done.then(
      () => response.end(),
      (error: unknown) => {
        response.statusCode = 500
        response.end(String(error))
      },
    )
  }
  const walletScript: Connect.NextHandleFunction = (_, response, next) => {
    testWalletScript(describeWallets(started)).then((script) => {
      response.setHeader('content-type', 'text/javascript')
      response.setHeader('cache-control', 'no-store')
      response.end(script)
    }, next)
  }
  middlewares.use(gatewayPath, own(forwardToGateway(started.gatewayUrl, gatewayPath)))
  middlewares.use(paths.description, own(description))
  middlewares.use(paths.reset, own(reset))
  if (wallets) middlewares.use(paths.wallets, own(walletScript))
}

/**
 * Starts a devnet together with Vite's dev server, not with a build, nor with a preview unless asked to. The server then has
 *
 * - the gateway under `/gateway`,
 * - `import.meta.env.VITE_DEVNET_RPC_URL`, the first chain's node,
 * - `GET /__devnet.json`: chains, owners with their keys, accounts, gateway,
 * - `POST /__devnet/reset`,
 * - the owners' test wallets in every page, announced by EIP-6963, with a panel that prompts for each request (`?auto=1` in
 *   the page's address turns the panel off for the tab).
 *
 * All of them answer pages of the dev server, and programs; other web sites get 403.
 *
 * Blocks come every two seconds unless `mining` says otherwise; those of a node of `rpcUrl` come as they did.
 *
 * @param parameters as of `startDevnet`, and where the gateway is
 * @returns the plugin
 */
export function devnet({
  gatewayPath = '/gateway',
  wallets = true,
  mining,
  preview = false,
  ...parameters
}: DevnetPluginParameters = {}): Plugin {
  let running: Devnet | undefined
  let release: (() => Promise<void>) | undefined

  function serve(
    { httpServer, middlewares }: Pick<ViteDevServer | PreviewServer, 'httpServer' | 'middlewares'>,
    { allowedHosts }: Pick<ResolvedServerOptions, 'allowedHosts'>,
  ): void {
    if (!running) return
    const end = release
    httpServer?.once('close', () => {
      end?.().catch((error: unknown) => say(`The devnet did not end in order: ${String(error)}`))
    })
    addDevnet(middlewares, running, { gatewayPath, wallets, allowedHosts })
  }

  return {
    name: 'ghost-pay-devnet',
    apply: (_, { command, isPreview }) =>
      command === 'serve' && (preview || !isPreview) && process.env['VITEST'] === undefined,

    async config() {
      const lease = await startOrExit({
        ...parameters,
        // A node that runs already goes on as it did.
        mining: mining ?? (parameters.rpcUrl === undefined ? defaultMining : undefined),
      })
      running = lease.devnet
      release = lease.release
      const [chain] = running.chains
      return { define: { 'import.meta.env.VITE_DEVNET_RPC_URL': JSON.stringify(chain?.rpcUrl) } }
    },

    configureServer: (server) => serve(server, server.config.server),
    configurePreviewServer: (server) => serve(server, server.config.preview),

    transformIndexHtml: () =>
      wallets
        ? [{ tag: 'script', attrs: { src: paths.wallets }, injectTo: 'head-prepend' as const }]
        : [],
  }
}
