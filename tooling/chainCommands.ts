import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { BrowserCommandContext } from 'vitest/node'

import type { RunningChain, startLocalChain } from '../packages/local-chain/src/startLocalChain.ts'

/** A local chain as a test in the browser gets to know it. */
export type ChainForBrowser = Pick<RunningChain, 'chainId' | 'rpcUrl' | 'contracts' | 'owners'> & {
  treasury: RunningChain['accounts']['treasury']['address']
}

/** The commands as a test in the browser calls them. */
export type ChainCommands = {
  startChain: () => Promise<ChainForBrowser>
  stopChain: () => Promise<void>
}

/** The chain of each test file that has one: files run side by side. */
const running = new Map<string, { chain: RunningChain; proxy: Server }>()

/** A local chain refuses pages. Through this proxy the page of a test reaches it. */
async function openProxy(rpcUrl: string): Promise<{ proxy: Server; url: string }> {
  const proxy = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'content-type')
    if (request.method !== 'POST') {
      response.end()
      return
    }
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      fetch(rpcUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: Buffer.concat(parts),
      })
        .then((answer) => answer.text())
        .then((text) => response.end(text))
        .catch(() => response.destroy())
    })
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address of this kind.
  const { port } = proxy.address() as AddressInfo
  return { proxy, url: `http://127.0.0.1:${port}` }
}

async function stopChain({ testPath = '' }: BrowserCommandContext): Promise<void> {
  const ending = running.get(testPath)
  running.delete(testPath)
  ending?.proxy.close()
  await ending?.chain.stop()
}

/** Commands of the test server for tests in the browser: a real chain, one at a time for each file. */
export const chainCommands = {
  async startChain(this: void, context: BrowserCommandContext): Promise<ChainForBrowser> {
    await stopChain(context)
    // Not when the configuration is read: most runs need no chain.
    const path = new URL('../packages/local-chain/src/index.ts', import.meta.url).href
    const imported = (await import(path)) as { startLocalChain: typeof startLocalChain }
    const chain = await imported.startLocalChain()
    const { proxy, url } = await openProxy(chain.rpcUrl)
    running.set(context.testPath ?? '', { chain, proxy })
    const { chainId, contracts, owners, accounts } = chain
    return { chainId, rpcUrl: url, contracts, owners, treasury: accounts.treasury.address }
  },
  stopChain,
}
