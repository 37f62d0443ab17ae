import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { approving, rejecting, stubborn, unknownChain } from '@ghost-pay/test-wallet'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { ExampleKit, type ExampleKitProps, exampleVisit } from '../testing/ExampleKit.tsx'
import stories, { ConfirmInWallet, ManyChains } from './ChainModal.stories.tsx'
import { ChainModalView } from './ChainModalView.tsx'

import '../styles.css'

beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  cleanup()
  localStorage.clear()
})

/** What is seen; the live region says the same to those who listen. */
const shown = { ignore: '[data-ck-live]' }

async function open(setting: ExampleKitProps, button: string | RegExp) {
  render(
    <ExampleKit connected {...setting}>
      <ConnectButton />
    </ExampleKit>,
  )
  await userEvent.click(await screen.findByRole('button', { name: button }))
  await screen.findByRole('dialog', { name: 'Switch Networks' })
}

/** The wallet has some seconds to go where it said it would. */
const longer = { timeout: 60_000 }

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('closes when the wallet has switched', async () => {
  await open({ personality: approving() }, /Network\s*Ethereum/)
  expect(screen.getByRole('button', { name: /Ethereum Connected/ }).ariaDisabled).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Gnosis' }))
  await closed()
  await screen.findByRole('button', { name: /Network\s*Gnosis/ })
})

test('closes when the visitor declines', async () => {
  await open({ personality: { ...rejecting(), decide: rejectSwitch } }, /Network/)
  await userEvent.click(screen.getByRole('button', { name: 'Gnosis' }))
  await closed()
})

test('stays when the wallet said yes and did not go, and can be tried again', longer, async () => {
  await open({ personality: stubborn() }, /Network/)
  await userEvent.click(screen.getByRole('button', { name: 'Gnosis' }))
  await screen.findByText('Confirm in Wallet', shown)
  const failure = await screen.findByRole('alert', {}, { timeout: 30_000 })
  expect(failure.textContent).toContain('stayed on its network')
  await userEvent.click(screen.getByRole('button', { name: 'RETRY' }))
  await screen.findByText('Confirm in Wallet', shown)
})

test('says that the chain could not be added, not that the visitor declined', async () => {
  await open({ personality: unknownChain({ afterAdding: 'fail' }) }, /Network/)
  await userEvent.click(screen.getByRole('button', { name: 'Gnosis' }))
  expect((await screen.findByRole('alert')).textContent).toContain(
    'could not add this network. “The RPC URL must be https.”',
  )
})

test('quotes the reason of a wallet where the sentence does not say why', async () => {
  await open({}, /Network/)
  exampleVisit().wallet('Harbour').control.rejectNext(-32603, 'The node gave another chain id')
  await userEvent.click(screen.getByRole('button', { name: 'Gnosis' }))
  expect((await screen.findByRole('alert')).textContent).toContain(
    '“The node gave another chain id”',
  )
})

test('on a chain that the page does not know, it warns and lets the visitor leave', async () => {
  await open({ chainId: 10 }, 'Wrong network')
  const said = screen.getByText('Wrong network detected, switch or disconnect to continue.', shown)
  const button = document.querySelector('.ck-connected-part[data-wrong]')!
  expect(getComputedStyle(said).color).toBe(getComputedStyle(button).color)
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }))
  await closed()
  await screen.findByRole('button', { name: 'Connect Wallet' })
})

describe('many networks', () => {
  test('are searched by keys alone: “/” leads there, Enter takes the first, Escape clears and then closes', async () => {
    const dispatch = vi.fn()
    const onClose = vi.fn()
    render(
      <ChainModalView
        {...stories.args}
        {...ManyChains.args}
        dispatch={dispatch}
        onClose={onClose}
      />,
    )
    await userEvent.keyboard('/')
    const search = screen.getByRole('searchbox', { name: 'Search networks' })
    expect(document.activeElement).toBe(search)
    await userEvent.keyboard('work /')
    screen.getByText('No network has that name.')
    await userEvent.clear(search)
    await userEvent.keyboard('work 12')
    expect(rows()).toEqual(['Network 12'])
    await userEvent.keyboard('{Enter}')
    expect(dispatch.mock.calls).toEqual([[{ type: 'chainSelected', chainId: 12 }]])
    await userEvent.keyboard('{Escape}')
    expect(rows()).toHaveLength(30)
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toContain('Network 1')
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  test('are entered by the arrow as soon as the dialog is open, at the one that is connected', async () => {
    render(<ChainModalView {...stories.args} {...ManyChains.args} />)
    await userEvent.keyboard('{ArrowDown}')
    const at = document.activeElement
    expect(at).toBe(document.querySelector('[data-ck-row][tabindex="0"]'))
    await userEvent.keyboard('{ArrowUp}')
    expect(document.activeElement).toBe(rowBefore(at))
  })

  test('a few need no search', () => {
    render(<ChainModalView {...stories.args} />)
    expect(screen.queryByRole('searchbox')).toBeNull()
  })
})

/** The row above, or the first row itself. */
function rowBefore(row: Element | null): Element | undefined {
  const all = [...document.querySelectorAll('[data-ck-row]')]
  return all[Math.max(0, all.findIndex((each) => each === row) - 1)]
}

const rows = () =>
  [...document.querySelectorAll('.ck-row-name')].map(({ textContent }) => textContent)

/** Lets the visitor in, and refuses to switch. */
function rejectSwitch({ kind }: { kind: string }) {
  return kind === 'switchChain'
    ? ({ answer: 'reject', code: 4001, message: 'User rejected the request.' } as const)
    : ({ answer: 'approve' } as const)
}

test('the title begins where the names of the list begin', () => {
  render(<ChainModalView {...stories.args} {...ManyChains.args} />)
  const left = (element: Element | null) => {
    const range = document.createRange()
    range.selectNodeContents(element!)
    return Math.round(range.getBoundingClientRect().left)
  }
  const picture = document.querySelector('.ck-row .ck-image')
  expect(left(screen.getByRole('heading', { name: 'Switch Networks' }))).toBe(
    Math.round(picture!.getBoundingClientRect().left),
  )
})

test('the sign beside a network that the wallet is asked for turns, and that of the current one stands', () => {
  render(<ChainModalView {...stories.args} {...ConfirmInWallet.args} />)
  const signOf = (words: string) =>
    getComputedStyle(screen.getByText(words, shown), '::before').animationName
  expect(signOf('Confirm in Wallet')).toBe('ck-turn')
  expect(signOf('Connected')).toBe('none')
})
