import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A call as JSON-RPC sends it. */
export type RpcCall = { jsonrpc: '2.0'; id: number; method: string; params: unknown[] }

/** What a node answers to one call. */
export type RpcAnswer = { result: unknown } | { error: { code: number; message: string } }

/** How a node misbehaves; nothing of it: not at all. */
export type Behaviour = {
  /** Answers single calls; `ask` passes a call on to the real node. */
  answer?:
    | ((
        call: RpcCall,
        ask: (call: RpcCall) => Promise<RpcAnswer>,
      ) => Promise<RpcAnswer> | RpcAnswer)
    | undefined
  /** Answers a whole HTTP request in the place of the node; true when it did. */
  raw?: ((response: ServerResponse, calls: RpcCall[]) => boolean) | undefined
}

/** A node that misbehaves on demand, over a real one. */
export async function startNodeProxy(rpcUrl: () => string) {
  let behaviour: Behaviour = {}
  const methods: string[] = []

  async function ask(call: RpcCall): Promise<RpcAnswer> {
    const response = await fetch(rpcUrl(), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(call),
    })
    return (await response.json()) as RpcAnswer // the form of a JSON-RPC answer
  }

  const server = createServer((request, response) => {
    let source = ''
    request.on('data', (chunk: Buffer) => (source += chunk.toString()))
    request.on('end', () => {
      const body = JSON.parse(source) as RpcCall | RpcCall[] // viem sent it
      const calls = [body].flat()
      methods.push(...calls.map(({ method }) => method))
      if (behaviour.raw?.(response, calls)) return
      const { answer = (call: RpcCall) => ask(call) } = behaviour
      const answers = calls.map(async (call) => ({
        ...(await answer(call, ask)),
        jsonrpc: '2.0',
        id: call.id,
      }))
      void Promise.all(answers).then((all) => {
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify(Array.isArray(body) ? all : all[0]))
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    /** The methods that were requested since the last `behave`. */
    methods,
    behave(next: Behaviour) {
      behaviour = next
      methods.length = 0
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
