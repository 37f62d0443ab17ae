import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ConnectButton } from '@ghost-pay/connect-kit'

import { Button } from './components/Button.tsx'
import { Providers } from './Providers.tsx'

import '@ghost-pay/connect-kit/styles.css'
import './theme/tokens.css'
import './theme/base.css'

afterEach(cleanup)

test('the button that connects a wallet has the corners of the other buttons', async () => {
  render(
    <Providers>
      <ConnectButton />
      <Button onPress={() => undefined}>Open</Button>
    </Providers>,
  )
  const cornersOf = (name: string) =>
    getComputedStyle(screen.getByRole('button', { name })).borderRadius
  await screen.findByRole('button', { name: 'Connect Wallet' })
  expect(cornersOf('Connect Wallet')).toBe(cornersOf('Open'))
})
