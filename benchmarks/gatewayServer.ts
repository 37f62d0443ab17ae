/** Answers like a gateway, in a thread of its own, so that its work is not counted as the client's. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parentPort } from 'node:worker_threads'

import { historyPage, safeInfo } from './gatewayAnswers.ts'

const page = Buffer.from(JSON.stringify(historyPage))
const info = Buffer.from(JSON.stringify(safeInfo))

const server = createServer((request, response) => {
  const body = request.url?.includes('/history') ? page : info
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
  })
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  parentPort?.postMessage(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
