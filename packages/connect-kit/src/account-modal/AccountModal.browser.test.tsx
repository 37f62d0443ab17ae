import { composeStories } from '@storybook/react-vite'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import preview from '../../.storybook/preview.tsx'
import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { exampleAddress, ExampleKit } from '../testing/ExampleKit.tsx'
import { useAddRecentTransaction } from '../transactions/useAddRecentTransaction.ts'
import * as stories from './AccountModal.stories.tsx'

import '../styles.css'

beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const hash = (digit: number) => `0x${String(digit).repeat(64)}`

function Sender() {
  const add = useAddRecentTransaction()
  return (
    <button
      type="button"
      onClick={() => {
        for (const digit of [1, 2, 3, 4])
          add({ hash: hash(digit), description: `Payment ${digit}` })
      }}
    >
      Pay
    </button>
  )
}

async function open() {
  render(
    <ExampleKit connected kit={{ showRecentTransactions: true }}>
      <Sender />
      <ConnectButton />
    </ExampleKit>,
  )
  return screen.findByRole('button', { name: /Account/ })
}

test('where the browser forbids copying, as in the frame of this test, the button says so', async () => {
  await userEvent.click(await open())
  const copy = await screen.findByRole('button', { name: 'Copy Address' })
  copy.click()
  await screen.findByRole('button', { name: 'Copying is blocked here' })
})

test('pending transactions turn a ring on the button; the dialog shows the latest three and forgets them', async () => {
  const button = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }))
  await screen.findByRole('button', { name: /Transaction pending/ })
  await userEvent.click(button)
  await screen.findByRole('heading', { name: 'Recent Transactions' })
  expect(screen.getAllByText(/^Payment/).map(({ textContent }) => textContent)).toEqual([
    'Payment 4',
    'Payment 3',
    'Payment 2',
  ])
  expect(screen.getAllByText('Pending')).toHaveLength(3)
  const explorer = screen.getByRole('link', { name: /View more on Explorer/ })
  expect(explorer.getAttribute('href')).toBe(`https://etherscan.io/address/${exampleAddress}`)
  expect(explorer.getAttribute('target')).toBe('_blank')
  expect(explorer.getAttribute('rel')).toBe('noopener noreferrer')

  await userEvent.click(screen.getByRole('button', { name: 'Clear All' }))
  await screen.findByText('Your transactions will appear here')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear All' })).toBeNull())
})

test('disconnecting forgets which app links were to open', async () => {
  localStorage.setItem(
    'WALLETCONNECT_DEEPLINK_CHOICE',
    JSON.stringify({ href: 'lantern://wc', name: 'Lantern' }),
  )
  await userEvent.click(await open())
  await userEvent.click(await screen.findByRole('button', { name: 'Disconnect' }))
  await screen.findByRole('button', { name: 'Connect Wallet' })
  expect(localStorage.getItem('WALLETCONNECT_DEEPLINK_CHOICE')).toBeNull()
})

test('the network of the account is seen at its face, and read out with its balance', async () => {
  await userEvent.click(await open())
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog.querySelector('.ck-face img')).toBeTruthy())
  expect(dialog.querySelector('.ck-who p')?.textContent).toMatch(/^Network Ethereum, .+/)
})

test('what was done and what failed are a tick and a cross', () => {
  const { Batches } = composeStories(stories, preview)
  render(<Batches />)
  const shapes = [...document.querySelectorAll('.ck-transaction-mark')].map((mark) => [
    mark.getAttribute('data-status'),
    mark.querySelector('path')?.getAttribute('d') ?? null,
  ])
  expect(new Set(shapes.map(([, shape]) => shape)).size).toBe(
    new Set(shapes.map(([status]) => status)).size,
  )
})
