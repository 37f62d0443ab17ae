import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'

import * as limits from '../limits.ts'
import { exampleAddress } from '../testing/ExampleKit.tsx'
import { CopyAddressButton } from './CopyAddressButton.tsx'

afterEach(cleanup)

test('copies the whole address and says so for a second and a half', async () => {
  // Brings a clipboard, which jsdom has not.
  const user = userEvent.setup()
  render(<CopyAddressButton address={exampleAddress} />)
  await user.click(screen.getByRole('button', { name: 'Copy Address' }))
  await screen.findByRole('button', { name: 'Copied!' })
  const since = performance.now()
  expect(await navigator.clipboard.readText()).toBe(exampleAddress)
  await waitFor(() => screen.getByRole('button', { name: 'Copy Address' }), { timeout: 3000 })
  const shown = performance.now() - since
  expect(shown).toBeGreaterThan(limits.copiedFor - 300)
  expect(shown).toBeLessThan(limits.copiedFor + 800)
})
