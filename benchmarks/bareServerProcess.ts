/**
 * A server of `node:http` and nothing else, in a process of its own: it sends answers that it was given, byte by byte.
 *
 *     node bareServerProcess.ts <file>
 *
 * The file is JSON: a body for every path.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { reportUsage } from './reportUsage.ts'

const given = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Record<string, string>
const bodies = new Map(Object.entries(given).map(([path, body]) => [path, Buffer.from(body)]))
const server = createServer((request, response) => {
  const body = bodies.get(request.url ?? '')
  response.writeHead(body ? 200 : 404, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body?.length ?? 0,
  })
  response.end(body)
})
reportUsage()
server.listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
