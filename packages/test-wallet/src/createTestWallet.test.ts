import { recoverMessageAddress, recoverTypedDataAddress, stringToHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'

import { createTestWallet } from './createTestWallet.ts'
import { ChainNotAllowedError, HostNotAllowedError, IncompleteWalletError } from './errors.ts'
import { batching } from './personalities/batching.ts'
import { disconnecting } from './personalities/disconnecting.ts'
import { emptying } from './personalities/emptying.ts'
import { immovable } from './personalities/immovable.ts'
import { locked } from './personalities/locked.ts'
import { rejecting } from './personalities/rejecting.ts'
import { silent } from './personalities/silent.ts'
import { slow } from './personalities/slow.ts'
import { stubborn } from './personalities/stubborn.ts'
import { unknownChain } from './personalities/unknownChain.ts'
import {
  address,
  buildWallet,
  connect,
  privateKey,
  recordEvents,
  request,
  switchTo,
  withTimeout,
} from './testing/wallet.ts'

const mail = (chainId: number) => ({
  domain: { name: 'Mail', chainId },
  types: { Mail: [{ name: 'text', type: 'string' }] },
  primaryType: 'Mail' as const,
  message: { text: 'Hello' },
})

describe('connecting', () => {
  test('shows accounts only to a page that has connected', async () => {
    const wallet = buildWallet()
    const events = recordEvents(wallet)
    expect(await request(wallet, 'eth_accounts')).toEqual([])
    expect(await connect(wallet)).toEqual([address])
    expect(await request(wallet, 'eth_accounts')).toEqual([address])
    expect(events).toEqual([['accountsChanged', [address]]])
  })

  test('answers permissions in the shape of EIP-2255', async () => {
    const wallet = buildWallet()
    expect(await request(wallet, 'wallet_requestPermissions', { eth_accounts: {} })).toMatchObject([
      { parentCapability: 'eth_accounts', caveats: [{ value: [address] }] },
    ])
    await request(wallet, 'wallet_revokePermissions', { eth_accounts: {} })
    expect(await request(wallet, 'wallet_getPermissions')).toEqual([])
    expect(await request(wallet, 'eth_accounts')).toEqual([])
  })

  test('a personality’s own consent prompts also where the wallet is automatic', async () => {
    const consent = () => Promise.resolve(false)
    const wallet = buildWallet({ auto: true, personality: { ...batching(), consent } })
    await expect(connect(wallet)).rejects.toMatchObject({ code: 4001 })
  })

  test('prompts again for permissions, which a page may request again', async () => {
    const asked: string[] = []
    const consent = (prompt: { request: { kind: string } }) => {
      asked.push(prompt.request.kind)
      return Promise.resolve(true)
    }
    const wallet = buildWallet({ consent })
    await connect(wallet)
    await connect(wallet)
    expect(asked).toEqual(['connect'])
    await request(wallet, 'wallet_requestPermissions', { eth_accounts: {} })
    expect(asked).toEqual(['connect', 'connect'])
  })

  test('prompts for no signature of an account that the page may not use', async () => {
    const wallet = buildWallet({
      personality: batching(),
      consent: () => Promise.reject(new Error('There is no prompt.')),
    })
    const batch = { version: '2.0.0', chainId: '0x7a69', atomicRequired: false, from: address }
    for (const question of [
      request(wallet, 'personal_sign', '0x00', address),
      request(wallet, 'eth_signTypedData_v4', address, JSON.stringify(mail(31337))),
      request(wallet, 'eth_sendTransaction', { from: address, to: address }),
      request(wallet, 'wallet_sendCalls', { ...batch, calls: [{ to: address }] }),
    ])
      await expect(question).rejects.toMatchObject({ code: 4100 })
  })

  test('switches the chain while a connect request is pending', async () => {
    const wallet = buildWallet({ personality: slow({ ms: 30 }) })
    const first = connect(wallet)
    expect(await switchTo(wallet, '0x539')).toBeNull()
    expect(await first).toEqual([address])
  })

  test('rejects a second connect request while the first is pending', async () => {
    const wallet = buildWallet({ personality: slow({ ms: 30 }) })
    const first = connect(wallet)
    await expect(connect(wallet)).rejects.toMatchObject({ code: -32002 })
    expect(await first).toEqual([address])
  })

  test('prompts the user, unless it is automatic', async () => {
    const asked: string[] = []
    const wallet = buildWallet({
      consent: (prompt) => {
        asked.push(prompt.request.kind)
        return Promise.resolve(false)
      },
    })
    await expect(connect(wallet)).rejects.toMatchObject({ code: 4001 })
    wallet.control.setAuto(true)
    expect(await connect(wallet)).toEqual([address])
    expect(asked).toEqual(['connect'])
  })
})

test('a batch is asked about on the chain and for the account that it names', async () => {
  const prompts: unknown[] = []
  const second = privateKeyToAccount(generatePrivateKey())
  const rpcUrl = 'http://127.0.0.1:1'
  const wallet = buildWallet({
    personality: batching(),
    accounts: [privateKey, second],
    chains: [
      { id: 31337, rpcUrl },
      { id: 1337, name: 'Second', rpcUrl },
    ],
    consent: ({ account, chain, request }) => {
      if (request.kind === 'sendCalls') prompts.push({ account, chain })
      return Promise.resolve(request.kind === 'connect')
    },
  })
  await connect(wallet)
  const batch = { version: '2.0.0', atomicRequired: false, calls: [{ to: address }] }
  for (const named of [{ chainId: '0x539', from: second.address }, { chainId: '0x7a69' }])
    await expect(request(wallet, 'wallet_sendCalls', { ...batch, ...named })).rejects.toMatchObject(
      {
        code: 4001,
      },
    )
  expect(prompts).toEqual([
    { account: second.address, chain: { id: 1337, name: 'Second' } },
    { account: address, chain: { id: 31337, name: 'Chain 31337' } },
  ])
})

describe('chains', () => {
  test('switches to a chain it knows, and answers 4902 for one it does not', async () => {
    const wallet = buildWallet()
    const events = recordEvents(wallet)
    await switchTo(wallet, '0x539')
    expect(await request(wallet, 'eth_chainId')).toBe('0x539')
    expect(events).toEqual([['chainChanged', '0x539']])
    await expect(switchTo(wallet, '0x53a')).rejects.toMatchObject({ code: 4902 })
  })

  test('adds a chain and is on it', async () => {
    const wallet = buildWallet()
    await request(wallet, 'wallet_addEthereumChain', {
      chainId: '0x53a',
      chainName: 'Third',
      rpcUrls: ['http://127.0.0.1:1'],
    })
    expect(await request(wallet, 'eth_chainId')).toBe('0x53a')
  })

  test('keeps the node of a chain that it knows, whatever a page says', async () => {
    const asked: string[] = []
    const fetch = (url: string) => {
      asked.push(url)
      return Promise.resolve(Response.json({ result: '0x1' }))
    }
    const wallet = buildWallet({ chains: [{ id: 31337, rpcUrl: 'http://127.0.0.1:1' }], fetch })
    await request(wallet, 'wallet_addEthereumChain', {
      chainId: '0x7a69',
      chainName: 'Mine',
      rpcUrls: ['http://127.0.0.1:2'],
    })
    expect(await request(wallet, 'eth_blockNumber')).toBe('0x1')
    expect(asked).toEqual(['http://127.0.0.1:1'])
  })

  test('adds no public chain and no node of another machine', async () => {
    const wallet = buildWallet()
    const add = (chainId: string, url: string) =>
      request(wallet, 'wallet_addEthereumChain', { chainId, chainName: 'X', rpcUrls: [url] })
    await expect(add('0x1', 'http://127.0.0.1:1')).rejects.toMatchObject({ code: -32602 })
    await expect(add('0x53a', 'https://rpc.invalid')).rejects.toMatchObject({ code: -32602 })
  })
})

describe('signing', () => {
  test('signs a message and typed data with its key', async () => {
    const wallet = buildWallet()
    await connect(wallet)
    const signature = await request(wallet, 'personal_sign', stringToHex('Hello'), address)
    expect(
      await recoverMessageAddress({ message: 'Hello', signature: signature as `0x${string}` }),
    ).toBe(address)
    const typed = await request(
      wallet,
      'eth_signTypedData_v4',
      address,
      JSON.stringify(mail(31337)),
    )
    expect(
      await recoverTypedDataAddress({ ...mail(31337), signature: typed as `0x${string}` }),
    ).toBe(address)
  })

  test('refuses typed data for another chain', async () => {
    const wallet = buildWallet()
    await connect(wallet)
    const signature = request(wallet, 'eth_signTypedData_v4', address, JSON.stringify(mail(1)))
    await expect(signature).rejects.toMatchObject({ code: -32603 })
    await expect(signature).rejects.toThrow('The typed data is for chain 1')
  })

  test('refuses to sign before connecting, and for an account that is not its own', async () => {
    const wallet = buildWallet()
    await expect(request(wallet, 'personal_sign', '0x00', address)).rejects.toMatchObject({
      code: 4100,
    })
    await connect(wallet)
    const other = privateKeyToAccount(generatePrivateKey()).address
    await expect(request(wallet, 'personal_sign', '0x00', other)).rejects.toMatchObject({
      code: 4100,
    })
  })

  test('answers -32602 for parameters that make no sense, and 4200 for what it cannot do', async () => {
    const wallet = buildWallet()
    await connect(wallet)
    await expect(request(wallet, 'eth_signTypedData_v4', address, '{')).rejects.toMatchObject({
      code: -32602,
    })
    await expect(request(wallet, 'eth_sendTransaction', { from: 'me' })).rejects.toMatchObject({
      code: -32602,
    })
    await expect(request(wallet, 'eth_sign', address, '0x00')).rejects.toMatchObject({ code: 4200 })
  })
})

describe('personalities', () => {
  test('rejecting refuses with 4001 or the code it is given', async () => {
    await expect(connect(buildWallet({ personality: rejecting() }))).rejects.toMatchObject({
      code: 4001,
    })
    const other = buildWallet({ personality: rejecting({ code: 4100 }) })
    await expect(connect(other)).rejects.toMatchObject({ code: 4100 })
  })

  test('silent never answers, not even the second time', async () => {
    const wallet = buildWallet({ personality: silent() })
    expect(await withTimeout(20, connect(wallet))).toBe('pending')
    expect(await withTimeout(20, connect(wallet))).toBe('pending')
  })

  test('slow answers late', async () => {
    const wallet = buildWallet({ personality: slow({ ms: 60 }) })
    const answer = connect(wallet)
    expect(await withTimeout(15, answer)).toBe('pending')
    expect(await answer).toEqual([address])
  })

  test('locked answers -32002 until it is unlocked', async () => {
    const wallet = buildWallet({ personality: locked() })
    await expect(connect(wallet)).rejects.toMatchObject({ code: -32002 })
    wallet.control.unlock()
    expect(await connect(wallet)).toEqual([address])
  })

  test('stubborn says it has switched, and has not', async () => {
    const wallet = buildWallet({ personality: stubborn() })
    expect(await switchTo(wallet, '0x539')).toBeNull()
    expect(await request(wallet, 'eth_chainId')).toBe('0x7a69')
  })

  test('immovable cannot switch', async () => {
    const wallet = buildWallet({ personality: immovable() })
    await expect(switchTo(wallet, '0x539')).rejects.toMatchObject({ code: 4200 })
  })

  const second = { chainId: '0x539', chainName: 'Second', rpcUrls: ['http://127.0.0.1:1'] }

  test('unknownChain needs the chain to be added first', async () => {
    const wallet = buildWallet({ personality: unknownChain() })
    await expect(switchTo(wallet, '0x539')).rejects.toMatchObject({ code: 4902 })
    await request(wallet, 'wallet_addEthereumChain', second)
    expect(await request(wallet, 'eth_chainId')).toBe('0x539')
    await switchTo(wallet, '0x539')
  })

  test('unknownChain does not know for a page a chain that its user has added', async () => {
    const wallet = buildWallet({ personality: unknownChain() })
    wallet.control.switchChain(1338)
    wallet.control.switchChain(31337)
    await expect(switchTo(wallet, '0x53a')).rejects.toMatchObject({ code: 4902 })
  })

  test('unknownChain can add without switching, or refuse to add', async () => {
    const staying = buildWallet({ personality: unknownChain({ afterAdding: 'stay' }) })
    expect(await request(staying, 'wallet_addEthereumChain', second)).toBeNull()
    expect(await request(staying, 'eth_chainId')).toBe('0x7a69')
    const failing = buildWallet({ personality: unknownChain({ afterAdding: 'fail' }) })
    await expect(request(failing, 'wallet_addEthereumChain', second)).rejects.toMatchObject({
      code: -32602,
    })
  })

  test('disconnecting reports 1013 and keeps its accounts', async () => {
    const wallet = buildWallet({ personality: disconnecting({ afterMs: 0 }) })
    const events = recordEvents(wallet)
    await connect(wallet)
    await expect.poll(() => events.at(-1)).toMatchObject(['disconnect', { code: 1013 }])
    expect(await request(wallet, 'eth_accounts')).toEqual([address])
  })

  test('emptying takes its accounts back', async () => {
    const wallet = buildWallet({ personality: emptying({ afterMs: 0 }) })
    const events = recordEvents(wallet)
    await connect(wallet)
    await expect.poll(() => events.at(-1)).toEqual(['accountsChanged', []])
    expect(await request(wallet, 'eth_accounts')).toEqual([])
  })
})

describe('the remote control', () => {
  test('rejects and delays the next request only', async () => {
    const wallet = buildWallet()
    wallet.control.rejectNext(4900)
    await expect(connect(wallet)).rejects.toMatchObject({ code: 4900 })
    const waits = vi.spyOn(globalThis, 'setTimeout')
    onTestFinished(() => void vi.restoreAllMocks())
    wallet.control.delayNext(40)
    const late = connect(wallet)
    expect(await withTimeout(10, late)).toBe('pending')
    await late
    expect(await switchTo(wallet, '0x539')).toBeNull()
    expect(waits.mock.calls.filter(([, delay]) => delay === 40)).toHaveLength(1)
  })

  test('locks: the page loses sight of the accounts and gets them back', async () => {
    const wallet = buildWallet()
    await connect(wallet)
    const events = recordEvents(wallet)
    wallet.control.lock()
    wallet.control.unlock()
    expect(events).toEqual([
      ['accountsChanged', []],
      ['accountsChanged', [address]],
    ])
  })

  test('switches the chain and the account in the wallet', async () => {
    const wallet = buildWallet()
    await connect(wallet)
    const events = recordEvents(wallet)
    const other = generatePrivateKey()
    wallet.control.switchChain(1338)
    wallet.control.setAccounts([other, privateKey])
    expect(events).toEqual([
      ['chainChanged', '0x53a'],
      ['accountsChanged', [privateKeyToAccount(other).address, address]],
    ])
  })

  test('keeps a record of what was asked', async () => {
    const wallet = buildWallet()
    wallet.control.rejectNext()
    await connect(wallet).catch(() => undefined)
    await request(wallet, 'eth_chainId')
    expect(wallet.control.requests.map(({ method, status }) => [method, status])).toEqual([
      ['eth_requestAccounts', 'rejected'],
      ['eth_chainId', 'fulfilled'],
    ])
  })
})

describe('guards', () => {
  test('refuse public chains and other machines, unless they are named', () => {
    const at = (id: number, rpcUrl: string, allow = {}) =>
      buildWallet({ chains: [{ id, rpcUrl }], allow })
    expect(() => at(1, 'http://localhost:8545')).toThrow(ChainNotAllowedError)
    expect(() => at(31337, 'https://rpc.invalid')).toThrow(HostNotAllowedError)
    expect(() => at(31337, 'http://127.0.0.1.rpc.invalid')).toThrow(HostNotAllowedError)
    expect(() => at(31337, 'nonsense')).toThrow(HostNotAllowedError)
    for (const host of ['localhost', 'node.localhost', '127.9.8.7', '[::1]'])
      at(31337, `http://${host}:8545`)
    at(1, 'https://rpc.invalid', { chainIds: [1], hosts: ['rpc.invalid'] })
  })

  test('name what is missing', () => {
    expect(() => buildWallet({ chains: [] })).toThrow(IncompleteWalletError)
    expect(() => createTestWallet({ name: 'Nobody', chains: [{ id: 31337 }] })).toThrow(
      'The test wallet "Nobody" needs a privateKey or an account.',
    )
  })
})

test('what a node refuses is passed on whole, and so is its silence', async () => {
  const refused = { code: 3, message: 'execution reverted', data: '0x08c379a0' }
  const at = (fetch: () => Promise<Response>) =>
    buildWallet({ chains: [{ id: 31337, rpcUrl: 'http://127.0.0.1:1' }], fetch })
  const refusing = at(() => Promise.resolve(Response.json({ error: refused })))
  await expect(request(refusing, 'eth_call', {})).rejects.toMatchObject(refused)
  const cause = new Error('gone')
  const silent = at(() => Promise.reject(cause))
  await expect(request(silent, 'eth_call', {})).rejects.toMatchObject({
    code: -32603,
    message: 'The node at http://127.0.0.1:1 did not answer eth_call.',
    data: cause,
  })
})

describe('after a reload', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test.each<[unknown, string[], string]>([
    [{ connected: true, chainId: 1337 }, [address], '0x539'],
    [{ connected: true, chainId: 1338 }, [address], '0x7a69'],
    [{ connected: 'yes', chainId: 1337 }, [], '0x7a69'],
    [{ connected: true, chainId: '1337' }, [], '0x7a69'],
    [null, [], '0x7a69'],
  ])('a wallet that remembers %j shows %j on %s', async (remembered, accounts, chainId) => {
    const kept = new Map([['test-wallet:pay.ghost.reloaded', JSON.stringify(remembered)]])
    const storage = (entries: Map<string, string>) => ({
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
    })
    vi.stubGlobal('sessionStorage', storage(kept))
    vi.stubGlobal('localStorage', storage(new Map()))
    const wallet = buildWallet({ remember: 'session', rdns: 'pay.ghost.reloaded' })
    expect(await request(wallet, 'eth_accounts')).toEqual(accounts)
    expect(await request(wallet, 'eth_chainId')).toBe(chainId)
  })
})
