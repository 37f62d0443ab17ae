import { composeStories } from '@storybook/react-vite'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import preview from '../../.storybook/preview.tsx'
import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { comeToRest } from '../testing/comeToRest.ts'
import { exampleAddress, ExampleKit } from '../testing/ExampleKit.tsx'
import { useAddRecentTransaction } from '../transactions/useAddRecentTransaction.ts'
import * as stories from './AccountModal.stories.tsx'

import '../styles.css'

beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const { PendingAndFailedInArabic, Plain, Receive, ThreeTransactions } = composeStories(stories, {
  ...preview,
  initialGlobals: { scheme: 'light' },
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

test('the dialog names the wallet and the network in words, and shows the network at the face', async () => {
  await userEvent.click(await open())
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog.querySelector('.ck-face img')).toBeTruthy())
  await waitFor(() => expect(dialog.textContent).toContain('Harbour\u00a0· Ethereum'))
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

test('beside Arabic words, what the host says is cut at its end', async () => {
  render(<PendingAndFailedInArabic />)
  const name = await screen.findByText(/^Add an owner to the treasury/)
  expect(name.scrollWidth).toBeGreaterThan(name.clientWidth)
  const first = document.createRange()
  first.setStart(name.firstChild ?? name, 0)
  first.setEnd(name.firstChild ?? name, 1)
  const { left, right } = name.getBoundingClientRect()
  const letter = first.getBoundingClientRect()
  expect(letter.left).toBeGreaterThanOrEqual(left)
  expect(letter.right).toBeLessThanOrEqual(right)
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

test('at 320 px no label of a button is broken, and the button keeps its width whatever it says', async () => {
  await page.viewport(320, 568)
  render(<Plain />)
  await comeToRest()
  const copy = await screen.findByRole('button', { name: 'Copy Address' })
  const label = within(copy).getAllByText('Copy Address').at(-1)
  expect(label?.getClientRects()).toHaveLength(1)
  expect(label?.offsetHeight).toBe(20)
  const { left, width, height } = copy.getBoundingClientRect()
  copy.click()
  const said = await screen.findByRole('button', { name: 'Copying is blocked here' })
  expect(said.getBoundingClientRect()).toMatchObject({ left, width })
  expect(height).toBe(40)
})

test.each([390, 1280])(
  'at %d px the last button is 20 px away from the edge, and nothing scrolls',
  async (width) => {
    await page.viewport(width, 780)
    for (const Story of [Plain, ThreeTransactions]) {
      render(<Story />)
      await comeToRest()
      const dialog = screen.getByRole('dialog')
      const last = [...dialog.querySelectorAll('a, button')].at(-1)!
      const below = dialog.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom
      expect(Math.round(below)).toBe(20)
      const body = dialog.querySelector('.ck-body')!
      expect(body.scrollHeight).toBe(body.clientHeight)
      cleanup()
    }
  },
)

test('what is scrolled away does not show behind Close; the code and the address fit a small phone together', async () => {
  await page.viewport(320, 568)
  render(<Receive />)
  await comeToRest()
  const dialog = screen.getByRole('dialog')
  const header = dialog.querySelector('.ck-header')
  const body = dialog.querySelector('.ck-body')
  if (!header || !body) throw new Error('The dialog has a header.')
  expect(body.scrollHeight).toBe(body.clientHeight)
  expect(getComputedStyle(header).backgroundImage).toBe('none')
  await page.viewport(320, 360)
  body.scrollTop = 60
  await waitFor(() => expect(getComputedStyle(header).backgroundImage).not.toBe('none'))
})
