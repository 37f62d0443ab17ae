import react from '@vitejs/plugin-react'
import { type Connect, defineConfig, type Plugin } from 'vite'
import { type RunningChain, startLocalChain } from '@ghost-pay/local-chain'

import { compileAccount } from './contracts/compileAccount.ts'

/** `virtual:account-code`: the account's creation code, compiled when the page is built. */
const accountCode = (): Plugin => ({
  name: 'account-code',
  resolveId: (id) => (id === 'virtual:account-code' ? id : undefined),
  load: (id) =>
    id === 'virtual:account-code'
      ? `export const accountCode = ${JSON.stringify(compileAccount())}`
      : undefined,
})

/** Answers `/rpc` out of a chain, and `/chain.json` with what the page has to know of it. */
const answerFrom =
  (chain: RunningChain): Connect.NextHandleFunction =>
  (request, response, next) => {
    if (request.url === '/chain.json') {
      const { chainId, contracts } = chain
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ chainId, factory: contracts.singletonFactory }))
    } else if (request.url === '/rpc') {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        const headers = { 'content-type': 'application/json' }
        fetch(chain.rpcUrl, { method: 'POST', headers, body: Buffer.concat(parts) })
          .then(async (answer) => response.end(await answer.text()))
          .catch(next)
      })
    } else next()
  }

/** A chain on this machine behind the page's own address, for as long as the page is served. */
function localChain(): Plugin {
  const begin = async (middlewares: Connect.Server, onClose: (stop: () => void) => unknown) => {
    const chain = await startLocalChain()
    onClose(() => void chain.stop())
    middlewares.use(answerFrom(chain))
  }
  return {
    name: 'local-chain',
    configureServer: ({ middlewares, httpServer }) =>
      begin(middlewares, (stop) => httpServer?.on('close', stop)),
    configurePreviewServer: ({ middlewares, httpServer }) =>
      begin(middlewares, (stop) => httpServer.on('close', stop)),
  }
}

export default defineConfig({ plugins: [react(), accountCode(), localChain()] })
