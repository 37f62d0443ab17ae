import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import type { ConnectionEvents } from '../context/Events.ts'
import { manualAddress, settle } from '../testing/manualWallet.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { showKit } from '../testing/showKit.tsx'
import { LazyDialog } from './LazyDialog.ts'

beforeAll(() => LazyDialog.preload(), 60_000)
afterEach(cleanup)

const other = '0x2B5AD5c4795c026514f8317c7a215E218DcCD6cF'

function listen() {
  const told: string[] = []
  const kit: ConnectionEvents = {
    onConnect: ({ address, chainId, connector, isReconnected }) =>
      told.push(`${isReconnected ? 'again' : 'connect'} ${address} ${chainId} ${connector.name}`),
    onDisconnect: ({ address }) => told.push(`disconnect ${address}`),
    onError: ({ during, kind, walletId, error }) =>
      told.push(`${during} ${kind} ${walletId} ${error instanceof Error}`),
  }
  return { told, kit }
}

const ask = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
  await userEvent.click(await screen.findByRole('button', { name: /^A/ }))
}

test('a host is told who connects, once, and who leaves', async () => {
  const { told, kit } = listen()
  const { approve } = showKit(<ConnectButton />, { kit })
  await ask()
  await approve()
  await waitFor(() => expect(told).toEqual([`connect ${manualAddress} 31337 A`]))
  await userEvent.click(await screen.findByRole('button', { name: /Account/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Disconnect' }))
  await waitFor(() =>
    expect(told).toEqual([`connect ${manualAddress} 31337 A`, `disconnect ${manualAddress}`]),
  )
})

test('another account in the wallet is another connection; another chain is not', async () => {
  const { told, kit } = listen()
  const { approve, wallet } = showKit(<ConnectButton />, { kit })
  await ask()
  await approve()
  await waitFor(() => expect(told).toHaveLength(1))
  await act(async () => {
    wallet.emit('chainChanged', '0x539')
    await settle()
    wallet.emit('accountsChanged', [other])
    await settle()
  })
  await waitFor(() =>
    expect(told.slice(1)).toEqual([`disconnect ${manualAddress}`, `connect ${other} 1337 A`]),
  )
})

test('a visitor who comes back is told apart from one who chose a wallet', async () => {
  const storage = memoryStorage()
  const first = showKit(<ConnectButton />, { storage })
  await ask()
  await first.approve()
  await screen.findByRole('button', { name: /Account/ })
  cleanup()

  const { told, kit } = listen()
  const { wallet } = showKit(<ConnectButton />, { kit, storage })
  wallet.accounts = [manualAddress]
  await waitFor(() => expect(told).toEqual([`again ${manualAddress} 31337 A`]))
})

test('a host is told what the dialog tells the visitor, and nothing of a request that was cancelled', async () => {
  const { told, kit } = listen()
  const { wallet } = showKit(<ConnectButton />, { kit })
  await ask()
  await waitFor(() => expect(wallet.questions).toHaveLength(1))
  wallet.questions.splice(0)[0]?.refuse(Object.assign(new Error('No.'), { code: 4001 }))
  await waitFor(() => expect(told).toEqual(['connect rejected a true']))
  await userEvent.click(await screen.findByRole('button', { name: 'RETRY' }))
  await act(settle)
  await userEvent.keyboard('{Escape}')
  await act(settle)
  expect(told).toHaveLength(1)
})

test('a switch that fails is told as well', async () => {
  const { told, kit } = listen()
  const { approve } = showKit(<ConnectButton />, { kit })
  await ask()
  await approve()
  await userEvent.click(await screen.findByRole('button', { name: /Network/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Localhost' }))
  await waitFor(() => expect(told.at(-1)).toBe('switch unsupported-method a true'))
})

test('the handler of the last rendering is told', async () => {
  const { told, kit } = listen()
  const { approve, change } = showKit(<ConnectButton />, {
    kit: { onConnect: () => told.push('stale') },
  })
  change(kit)
  await ask()
  await approve()
  await waitFor(() => expect(told).toEqual([`connect ${manualAddress} 31337 A`]))
})

test('what a host’s handler throws is the page’s error, and ends neither the dialog nor the page', async () => {
  const thrown: string[] = []
  const catchError = (event: ErrorEvent) => {
    event.preventDefault()
    thrown.push(event.message)
  }
  window.addEventListener('error', catchError)
  const fail = (name: string) => () => {
    throw new Error(name)
  }
  const { approve, wallet } = showKit(<ConnectButton />, {
    kit: { onConnect: fail('in'), onDisconnect: fail('out'), onError: fail('wrong') },
  })
  await ask()
  await waitFor(() => expect(wallet.questions).toHaveLength(1))
  wallet.questions.splice(0)[0]?.refuse(Object.assign(new Error('No.'), { code: 4001 }))
  await userEvent.click(await screen.findByRole('button', { name: 'RETRY' }))
  await approve()
  await userEvent.click(await screen.findByRole('button', { name: /Account/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Disconnect' }))
  expect(await screen.findByRole('button', { name: 'Connect Wallet' })).toBeDefined()
  await waitFor(() => expect(thrown.map((one) => one.split(' ').at(-1))).toHaveLength(3))
  expect(thrown.join()).toMatch(/wrong.*in.*out/)
  window.removeEventListener('error', catchError)
})
