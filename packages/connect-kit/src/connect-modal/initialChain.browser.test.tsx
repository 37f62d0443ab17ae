import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { approving, type Personality, rejecting } from '@ghost-pay/test-wallet'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { ExampleKit, type ExampleKitProps } from '../testing/ExampleKit.tsx'

import '../styles.css'

beforeEach(() => page.viewport(1280, 800))
afterEach(cleanup)

/** Connects the first wallet, and returns the chains that it was asked to switch to. */
async function connect(
  initialChain: NonNullable<ExampleKitProps['kit']>['initialChain'],
  switching: Personality = approving(),
): Promise<number[]> {
  const asked: number[] = []
  const personality: Personality = {
    name: 'remembers what it was asked',
    decide(request, view) {
      if (request.kind !== 'switchChain') return approving().decide(request, view)
      asked.push(request.chainId)
      return switching.decide(request, view)
    },
  }
  render(
    <ExampleKit personality={personality} kit={{ initialChain }}>
      <ConnectButton />
    </ExampleKit>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
  await userEvent.click(await screen.findByRole('button', { name: /Harbour/ }))
  await screen.findByRole('button', { name: /Account/ })
  return asked
}

test.each([100, { id: 100 }])(
  'a visitor is asked to switch to %o after connecting',
  async (chain) => {
    const asked = await connect(chain)
    await screen.findByRole('button', { name: /Network\s*Gnosis/ })
    expect(asked).toEqual([100])
  },
)

test('a visitor who is on the chain already is not asked', async () => {
  const asked = await connect(1)
  screen.getByRole('button', { name: /Network\s*Ethereum/ })
  // Long enough for a question: a wallet of these tests is asked at once.
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(asked).toEqual([])
})

test('a visitor who declines to switch is connected', async () => {
  const asked = await connect(100, rejecting())
  await waitFor(() => expect(asked).toEqual([100]))
  screen.getByRole('button', { name: /Network\s*Ethereum/ })
  expect(screen.queryByRole('dialog')).toBeNull()
})
