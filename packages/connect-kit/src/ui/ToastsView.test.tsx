import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import * as limits from '../limits.ts'
import type { Toast } from './toastList.ts'
import { ToastsView } from './ToastsView.tsx'

const onClose = vi.fn()
const toast: Toast = { id: 'a', title: 'Switched to Gnosis.', mark: 'confirmed' }
const show = (given: Partial<Toast> = {}) =>
  render(<ToastsView toasts={[{ ...toast, ...given }]} onClose={onClose} />)
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

beforeEach(() => {
  vi.useFakeTimers()
  onClose.mockClear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a toast closes by itself', async () => {
  show()
  await pass(limits.toastFor - 1)
  expect(onClose).not.toHaveBeenCalled()
  await pass(1)
  expect(onClose).toHaveBeenCalledWith(toast)
})

test('a toast that changes starts its time again', async () => {
  const { rerender } = show()
  await pass(limits.toastFor - 1)
  rerender(<ToastsView toasts={[{ ...toast, title: 'Disconnected.' }]} onClose={onClose} />)
  await pass(limits.toastFor - 1)
  expect(onClose).not.toHaveBeenCalled()
})

test.each(['failed', 'warning'] as const)(
  'a toast that is %s stays until it is closed',
  async (mark) => {
    show({ mark })
    await pass(limits.toastFor * 2)
    expect(onClose).not.toHaveBeenCalled()
  },
)

test('a toast stays while nobody sees the page, and starts its time again afterwards', async () => {
  const hide = (isHidden: boolean) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
  }
  try {
    show()
    hide(true)
    await pass(limits.toastFor * 2)
    expect(onClose).not.toHaveBeenCalled()
    hide(false)
    await pass(limits.toastFor - 1)
    expect(onClose).not.toHaveBeenCalled()
    await pass(1)
    expect(onClose).toHaveBeenCalledOnce()
  } finally {
    // The document’s own answer shows again.
    Reflect.deleteProperty(document, 'hidden')
  }
})

test('a toast with the focus stays, and starts its time again afterwards', async () => {
  show()
  act(() => screen.getByRole('button').focus())
  await pass(limits.toastFor * 2)
  expect(onClose).not.toHaveBeenCalled()
  act(() => screen.getByRole('button').blur())
  await pass(limits.toastFor)
  expect(onClose).toHaveBeenCalledOnce()
})
