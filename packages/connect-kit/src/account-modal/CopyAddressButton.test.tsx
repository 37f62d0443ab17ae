import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'

import * as limits from '../limits.ts'
import { exampleAddress } from '../testing/ExampleKit.tsx'
import { CopyAddressButton } from './CopyAddressButton.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('copies the whole address and says so for a second and a half', async () => {
  // Brings a clipboard, which jsdom does not have.
  userEvent.setup()
  vi.useFakeTimers()
  render(<CopyAddressButton address={exampleAddress} />)
  fireEvent.click(screen.getByRole('button', { name: 'Copy Address' }))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(screen.getByRole('button', { name: 'Copied!' })).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(limits.copiedFor - 1))
  expect(screen.getByRole('button', { name: 'Copied!' })).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByRole('button', { name: 'Copy Address' })).toBeTruthy()
  vi.useRealTimers()
  expect(await navigator.clipboard.readText()).toBe(exampleAddress)
})
