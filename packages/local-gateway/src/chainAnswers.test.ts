import { createConnection } from 'node:net'

import { getAddress, parseEther } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { ChainInfo } from './answers/chainInfo.ts'
import { serveLocalGateway } from './serve/serveLocalGateway.ts'
import { startNodeProxy } from './testing/nodeProxy.ts'
import { openGateway, openInPage, type Playground, startPlayground } from './testing/playground.ts'

const payee = getAddress('0x00000000000000000000000000000000000000a1')

describe('what is said of a chain', () => {
  let playground: Playground
  let gateway: ReturnType<typeof openGateway>
  beforeAll(async () => {
    playground = await startPlayground()
  })
  afterAll(() => playground.chain.stop())
  beforeEach(() => {
    gateway = openGateway({ chains: [playground.settings()] })
  })
  const chainOf = async (from = gateway) => (await from.get<ChainInfo>('/v1/chains/31337')).body
  const fill = (template: string, values: Record<string, string>) =>
    template.replaceAll(/{{(\w+)}}/g, (_, name: string) => values[name] ?? '')

  test('its explorer has addresses, and pages behind them', async () => {
    const { blockExplorerUriTemplate: template } = await chainOf()
    for (const raw of Object.values(template)) expect(new URL(raw).protocol).toBe('http:')
    expect(Object.values(template).join()).toMatch(
      /{{address}}.*{{txHash}}.*{{module}}.*{{action}}/,
    )

    const alice = playground.owner('Alice')
    const value = parseEther('1.5')
    const { transactionHash } = await playground.send(alice, { to: playground.treasury, value })
    const read = (url: string) => gateway.get<string>(url)
    const account = await read(fill(template.address, { address: playground.treasury }))
    expect(account.headers.get('content-type')).toMatch(/^text\/html/)
    expect(account.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
    expect(account.headers.get('x-content-type-options')).toBe('nosniff')
    expect(account.body).toContain('<dt>Balance</dt><dd>1.5 ETH</dd>')
    expect(account.body).toContain('<dd>2 of 3 owners</dd>')
    expect(account.body).toContain(`<a href="../address/${alice.address}">`)
    expect(account.body).toContain(`<span>Received</span><a href="../tx/${transactionHash}">`)
    const person = await read(fill(template.address, { address: payee }))
    expect(person.body).toContain('<dt>Code</dt><dd>none</dd>')
    expect(person.body).not.toContain('owners')
    const sent = await read(fill(template.txHash, { txHash: transactionHash }))
    expect(sent.body).toContain('<dt>Status</dt><dd>success</dd>')
    expect(sent.body).toContain(`<dt>From</dt><dd><a href="../address/${alice.address}">`)
    expect(sent.body).toContain('<dd>1.5 ETH</dd>')
    const unknown = await read(fill(template.txHash, { txHash: `0x${'12'.repeat(32)}` }))
    expect(unknown.status).toBe(404)
    expect(unknown.body).toContain('has no transaction')
    expect((await gateway.get(fill(template.api, {}))).body).toMatchObject({ status: '0' })
    expect((await gateway.get('/explorer/1/address/0x')).status).toBe(422)
  })

  test('an explorer of its own is passed on', async () => {
    const blockExplorer = {
      address: 'https://a/{{address}}',
      txHash: 'https://t',
      api: 'https://i',
    }
    const other = openGateway({ chains: [playground.settings({ blockExplorer })] })
    expect((await chainOf(other)).blockExplorerUriTemplate).toEqual(blockExplorer)
  })

  test('its features are those that are served', async () => {
    const { features } = await chainOf()
    expect(features).toEqual(
      expect.arrayContaining([
        'BATCHING',
        'COUNTERFACTUAL',
        'DELETE_TX',
        'MASS_PAYOUTS',
        'MY_ACCOUNTS',
        'PROPOSERS',
        'SPEED_UP_TX',
        'TX_NOTES',
      ]),
    )
    // Nothing is simulated here, relayed, or recovered.
    for (const missing of ['TX_SIMULATION', 'RELAYING', 'RECOVERY', 'SPACES'])
      expect(features).not.toContain(missing)
  })

  test('its transaction service is the gateway unless it has another one, and none in a page', async () => {
    const service = (await chainOf()).transactionService
    expect(service).toBe('http://gateway.test/tx-service/31337')
    expect((await gateway.get(`${service}/api/v1/about`)).status).toBe(200)
    const inPage = openInPage({ chains: [playground.settings()] })
    const unreachable = await inPage.get<ChainInfo>('/v1/chains/31337')
    expect(new URL(unreachable.body.transactionService).hostname).toMatch(/\.invalid$/)
    const about = (from: typeof gateway) => from.get('/v1/chains/31337/about')
    expect((await about(gateway)).body).toMatchObject({
      transactionServiceBaseUri: (await chainOf()).transactionService,
    })
    const transactionService = 'https://service.example'
    const other = openGateway({ chains: [playground.settings({ transactionService })] })
    expect((await chainOf(other)).transactionService).toBe(transactionService)
    expect((await about(other)).body).toMatchObject({
      transactionServiceBaseUri: transactionService,
    })
  })

  test('its account contracts are those that it has', async () => {
    const { contracts } = playground.chain
    const deployed = {
      safeSingletonAddress: contracts.safeL2,
      safeProxyFactoryAddress: contracts.safeProxyFactory,
      multiSendCallOnlyAddress: contracts.multiSendCallOnly,
      fallbackHandlerAddress: contracts.compatibilityFallbackHandler,
      safeWebAuthnSignerFactoryAddress: null,
    }
    expect((await chainOf()).contractAddresses).toMatchObject(deployed)
    const older = openGateway({
      chains: [playground.settings({ recommendedMasterCopyVersion: '1.3.0' })],
    })
    const { contractAddresses } = await chainOf(older)
    expect(Object.keys(contractAddresses)).toHaveLength(9)
    expect(new Set(Object.values(contractAddresses))).toEqual(new Set([null]))
  })

  test('the list of chains does not wait for a node that is silent', async () => {
    const proxy = await startNodeProxy(() => playground.chain.rpcUrl)
    try {
      proxy.behave({ raw: () => true })
      const silent = openGateway({ chains: [playground.settings({ rpcUrl: proxy.url })] })
      const list = await silent.get<{ results: ChainInfo[] }>('/v2/chains?serviceKey=WALLET_WEB')
      expect(list.body.results).toMatchObject([
        { chainId: '31337', contractAddresses: { safeSingletonAddress: null } },
      ])
      proxy.behave({})
      const { safeL2 } = playground.chain.contracts
      const { contractAddresses } = await chainOf(silent)
      expect(contractAddresses.safeSingletonAddress).toBe(safeL2)
    } finally {
      await proxy.stop()
    }
  })

  test('no checks of security were made: no findings, and no failure', async () => {
    const security = `/v1/chains/31337/security/${playground.treasury}`
    const calls = [
      gateway.get(`${security}/recipient/${payee}`),
      gateway.post(`${security}/counterparty-analysis`, { to: payee, value: '0', data: '0x' }),
      gateway.post(`${security}/threat-analysis`, {}),
    ]
    for (const { status, body } of await Promise.all(calls))
      expect([status, body]).toEqual([200, {}])
    expect((await gateway.get(`${security}/recipient/0x12`)).status).toBe(422)
    expect((await gateway.post(`${security}/report-false-result`, {})).status).toBe(404)
  })

  test('malformed requests are refused with the messages of the hosted gateway', async () => {
    const issue = (message: string, path: string[]) => ({
      status: 422,
      body: { statusCode: 422, code: 'custom', message, path },
    })
    expect(await gateway.get('/v2/chains')).toMatchObject(
      issue('serviceKey query parameter is required', []),
    )
    expect(await gateway.get('/v2/chains/31337?serviceKey=')).toMatchObject(
      issue('serviceKey query parameter is required', []),
    )
    expect(await gateway.get('/v1/safes?safes=bad')).toMatchObject(
      issue('Invalid base-10 numeric string', ['chainId']),
    )
    expect(await gateway.get('/v1/safes?safes=1:bad')).toMatchObject(
      issue('Invalid address', ['address']),
    )
    expect(await gateway.get('/v2/chains/31337/delegates')).toMatchObject(
      issue('At least one property is required', []),
    )
  })

  test('the older calls for notifications are taken, and nothing is ever sent', async () => {
    const device = '/v1/chains/31337/notifications/devices/b4ba5d37-5c8e-4b8d-bb5c-f5a3c5f1d6a1'
    for (const answer of [
      await gateway.post('/v1/register/notifications', {}),
      await gateway.remove(device),
      await gateway.remove(`${device}/safes/${playground.treasury}`),
    ])
      expect(answer).toMatchObject({ status: 200, body: '' })
  })

  test('every answer says what it is, and an empty one that it is empty', async () => {
    const served = await serveLocalGateway(gateway.gateway, { port: 0 })
    try {
      const { port } = new URL(served.url)
      const logout = await raw(port, 'POST /v1/auth/logout')
      expect(logout).toMatch(/^HTTP\/1.1 200 .*\r\ncontent-length: 0\r\n/is)
      expect(logout).not.toMatch(/transfer-encoding/i)
      expect(logout).toMatch(/\r\n\r\n$/)
      expect(await raw(port, 'GET /about')).toMatch(
        /\r\ncontent-type: application\/json; charset=utf-8\r\n/i,
      )
      expect(await raw(port, 'GET /v1/nothing')).toMatch(
        /^HTTP\/1.1 404 .*content-type: application\/json; charset=utf-8\r\n/is,
      )
      const deleted = await raw(port, `DELETE /v1/portfolio/${payee}`)
      expect(deleted).toMatch(/^HTTP\/1.1 204 /)
      expect(deleted).not.toMatch(/content-length/i)
    } finally {
      await served.close()
    }
  })

  test.each([
    ['current', 202],
    ['2023', 200],
  ] as const)(
    'in the %s response format a message is taken with %i',
    async (responseFormat, status) => {
      const own = openGateway({ chains: [playground.settings()], responseFormat })
      const alice = playground.owner('Alice')
      const message = `Hello in ${responseFormat}`
      const signature = await playground.signMessage(alice, message)
      const path = `/v1/chains/31337/safes/${playground.treasury}/messages`
      const answer = await own.post(path, { message, signature })
      expect([answer.status, answer.body]).toEqual([status, ''])
      expect(answer.headers.get('content-length')).toBe('0')
    },
  )
})

/** The raw bytes of an answer. */
function raw(port: string, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = createConnection({ host: '127.0.0.1', port: Number(port) })
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
    socket.end(`${request} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`)
  })
}
