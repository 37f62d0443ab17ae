/** Answers like a gateway, in a thread of its own, so that its work is not counted as the client's. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parentPort } from 'node:worker_threads'

import { historyPage, safeInfo } from './gatewayAnswers.ts'

const page = Buffer.from(JSON.stringify(historyPage))
const infos = new Map<string, Buffer>()

/** The account on a chain. The client refuses an answer about another chain than the one that it asked for. */
function infoOn(chainId: string): Buffer {
  const body = infos.get(chainId) ?? Buffer.from(JSON.stringify({ ...safeInfo, chainId }))
  infos.set(chainId, body)
  return body
}

const server = createServer((request, response) => {
  const [, chainId = '', rest = ''] = /^\/v1\/chains\/(\d+)(.*)/.exec(request.url ?? '') ?? []
  const body = rest.includes('/history') ? page : infoOn(chainId)
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
  })
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  parentPort?.postMessage(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
