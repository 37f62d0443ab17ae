import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { RunningChain, startLocalChain } from '../packages/local-chain/src/startLocalChain.ts'

/** A local chain as a test in the browser gets to know it. */
export type ChainForBrowser = Pick<RunningChain, 'chainId' | 'rpcUrl' | 'contracts' | 'owners'> & {
  treasury: RunningChain['accounts']['treasury']['address']
}

let running: { chain: RunningChain; proxy: Server } | undefined

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

async function stopChain(): Promise<void> {
  const ending = running
  running = undefined
  ending?.proxy.close()
  await ending?.chain.stop()
}

/** What tests in the browser ask of the machine: a real chain. One test file has it at a time. */
export const chainCommands = {
  async startChain(this: void): Promise<ChainForBrowser> {
    await stopChain()
    // Not when the configuration is read: most runs need no chain.
    const path = new URL('../packages/local-chain/src/index.ts', import.meta.url).href
    const imported = (await import(path)) as { startLocalChain: typeof startLocalChain }
    const chain = await imported.startLocalChain()
    const { proxy, url } = await openProxy(chain.rpcUrl)
    running = { chain, proxy }
    const { chainId, contracts, owners, accounts } = chain
    return { chainId, rpcUrl: url, contracts, owners, treasury: accounts.treasury.address }
  },
  stopChain,
}
