import { expect, test } from 'vitest'

import { WalletOptionError } from '../errors.ts'
import {
  address,
  buildWallet,
  connect,
  recordEvents,
  request,
  switchTo,
  withTimeout,
} from '../testing/wallet.ts'
import { accountless } from './accountless.ts'
import { chainless } from './chainless.ts'
import { garbled } from './garbled.ts'
import { impersonating } from './impersonating.ts'
import { late } from './late.ts'
import { thenable } from './thenable.ts'

test('late answers when it is let go, and not before', async () => {
  const wallet = buildWallet({ personality: late() })
  const first = connect(wallet)
  expect(await withTimeout(20, first)).toBe('pending')
  expect(await request(wallet, 'eth_accounts')).toEqual([])
  wallet.control.release()
  expect(await first).toEqual([address])
  const second = switchTo(wallet, '0x539')
  expect(await withTimeout(20, second)).toBe('pending')
  wallet.control.release()
  expect(await second).toBeNull()
})

test('late can refuse, and what the remote control orders does not wait', async () => {
  const wallet = buildWallet({ personality: late({ answer: 'reject' }) })
  const answer = connect(wallet)
  answer.catch(() => undefined)
  expect(await withTimeout(20, answer)).toBe('pending')
  wallet.control.release()
  await expect(answer).rejects.toMatchObject({ code: 4001 })
  wallet.control.rejectNext(4900)
  await expect(connect(wallet)).rejects.toMatchObject({ code: 4900 })
})

test('accountless agrees and shows nothing', async () => {
  const wallet = buildWallet({ personality: accountless() })
  expect(await connect(wallet)).toEqual([])
  expect(await request(wallet, 'wallet_requestPermissions', { eth_accounts: {} })).toEqual([])
  expect(await request(wallet, 'eth_accounts')).toEqual([])
})

test('chainless has a chain that is no number', async () => {
  expect(await request(buildWallet({ personality: chainless() }), 'eth_chainId')).toBe('0x')
  for (const chainId of ['loading', {}, null, Number.NaN]) {
    const wallet = buildWallet({ personality: chainless({ chainId }) })
    expect(await request(wallet, 'eth_chainId')).toEqual(chainId)
    expect(await request(wallet, 'net_version')).toEqual(chainId)
    expect(await connect(wallet)).toEqual([address])
  }
})

test('an await of a thenable provider never ends', async () => {
  const wallet = buildWallet({ personality: thenable() })
  expect(await withTimeout(20, Promise.resolve(wallet.provider))).toBe('pending')
  expect(await connect(wallet)).toEqual([address])
})

test('garbled emits nonsense after connecting, ours or yours', async () => {
  const wallet = buildWallet({ personality: garbled({ afterMs: 0 }) })
  const events = recordEvents(wallet)
  await connect(wallet)
  await expect.poll(() => events).toContainEqual(['chainChanged', 'loading'])
  expect(events).toContainEqual(['accountsChanged', null])
  expect(await request(wallet, 'eth_accounts')).toEqual([address])
  const own = buildWallet({ personality: garbled({ events: [['chainChanged', {}]], afterMs: 0 }) })
  const ownEvents = recordEvents(own)
  await connect(own)
  await expect.poll(() => ownEvents.at(-1)).toEqual(['chainChanged', {}])
})

test('impersonating announces another wallet’s identifier with its own account', async () => {
  const wallet = buildWallet({ personality: impersonating({ rdns: 'io.example', name: 'Bob' }) })
  expect(wallet.info).toMatchObject({ rdns: 'io.example', name: 'Bob' })
  expect(await connect(wallet)).toEqual([address])
})

test('a flag is a property of the provider, and none that it has anyway', () => {
  const { provider } = buildWallet({ flags: ['isMetaMask', 'isRabby'] })
  expect(provider).toMatchObject({ isMetaMask: true, isRabby: true })
  expect(() => buildWallet({ flags: ['request'] })).toThrow(WalletOptionError)
})

test('the remote control emits any event with any value', () => {
  const wallet = buildWallet()
  const events = recordEvents(wallet)
  wallet.control.emit('chainChanged', 'loading')
  expect(events).toEqual([['chainChanged', 'loading']])
})
