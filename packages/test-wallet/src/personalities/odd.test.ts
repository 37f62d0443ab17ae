import { expect, test } from 'vitest'

import { WalletOptionError } from '../errors.ts'
import { address, ask, buildWallet, connect, listen, switchTo, within } from '../testing/wallet.ts'
import { accountless } from './accountless.ts'
import { chainless } from './chainless.ts'
import { garbled } from './garbled.ts'
import { impersonating } from './impersonating.ts'
import { late } from './late.ts'
import { thenable } from './thenable.ts'

test('late answers when it is let go, and not before', async () => {
  const wallet = buildWallet({ personality: late() })
  const first = connect(wallet)
  expect(await within(20, first)).toBe('waiting')
  expect(await ask(wallet, 'eth_accounts')).toEqual([])
  wallet.control.release()
  expect(await first).toEqual([address])
  const second = switchTo(wallet, '0x539')
  expect(await within(20, second)).toBe('waiting')
  wallet.control.release()
  expect(await second).toBeNull()
})

test('late can refuse, and what the remote control orders does not wait', async () => {
  const wallet = buildWallet({ personality: late({ answer: 'refuse' }) })
  const answer = connect(wallet)
  answer.catch(() => undefined)
  expect(await within(20, answer)).toBe('waiting')
  wallet.control.release()
  await expect(answer).rejects.toMatchObject({ code: 4001 })
  wallet.control.rejectNext(4900)
  await expect(connect(wallet)).rejects.toMatchObject({ code: 4900 })
})

test('accountless agrees and shows nothing', async () => {
  const wallet = buildWallet({ personality: accountless() })
  expect(await connect(wallet)).toEqual([])
  expect(await ask(wallet, 'wallet_requestPermissions', { eth_accounts: {} })).toEqual([])
  expect(await ask(wallet, 'eth_accounts')).toEqual([])
})

test('chainless has a chain that is no number', async () => {
  expect(await ask(buildWallet({ personality: chainless() }), 'eth_chainId')).toBe('0x')
  for (const chainId of ['loading', {}, null, Number.NaN]) {
    const wallet = buildWallet({ personality: chainless({ chainId }) })
    expect(await ask(wallet, 'eth_chainId')).toEqual(chainId)
    expect(await ask(wallet, 'net_version')).toEqual(chainId)
    expect(await connect(wallet)).toEqual([address])
  }
})

test('thenable makes whoever awaits its provider wait', async () => {
  const wallet = buildWallet({ personality: thenable() })
  expect(await within(20, Promise.resolve(wallet.provider))).toBe('waiting')
  expect(await connect(wallet)).toEqual([address])
})

test('garbled emits nonsense after connecting, ours or yours', async () => {
  const wallet = buildWallet({ personality: garbled({ afterMs: 0 }) })
  const heard = listen(wallet)
  await connect(wallet)
  await expect.poll(() => heard).toContainEqual(['chainChanged', 'loading'])
  expect(heard).toContainEqual(['accountsChanged', null])
  expect(await ask(wallet, 'eth_accounts')).toEqual([address])
  const own = buildWallet({ personality: garbled({ events: [['chainChanged', {}]], afterMs: 0 }) })
  const heardOwn = listen(own)
  await connect(own)
  await expect.poll(() => heardOwn.at(-1)).toEqual(['chainChanged', {}])
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
  const heard = listen(wallet)
  wallet.control.emit('chainChanged', 'loading')
  expect(heard).toEqual([['chainChanged', 'loading']])
})
