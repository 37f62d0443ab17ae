import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { Dialog } from './Dialog.tsx'

import '../styles.css'

beforeEach(() => page.viewport(390, 780))
afterEach(cleanup)

/** Pulls the sheet's handle down, a little every few milliseconds, and lets go. */
function pull(distance: number, milliseconds: number) {
  const handle = document.querySelector('.ck-handle')
  if (!handle) throw new Error('no handle')
  const { x, y } = handle.getBoundingClientRect()
  const at = (moved: number) => ({
    pointerId: 1,
    pointerType: 'touch',
    clientX: x,
    clientY: y + moved,
  })
  fireEvent.pointerDown(handle, at(0))
  const steps = 5
  for (let step = 1; step <= steps; step += 1) {
    // Not a timer: a busy machine would make a flick of it that is none.
    const until = performance.now() + milliseconds / steps
    while (performance.now() < until);
    fireEvent.pointerMove(handle, at((distance * step) / steps))
    // As a frame between two moves would.
    handle.getBoundingClientRect()
  }
  fireEvent.pointerUp(handle, at(distance))
}

function show() {
  const onClose = vi.fn()
  render(
    <Dialog title="Sheet" size="narrow" onClose={onClose}>
      <p>Words</p>
    </Dialog>,
  )
  return { onClose, dialog: screen.getByRole('dialog') }
}

test('a sheet let go too early glides back', async () => {
  const { onClose, dialog } = show()
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished))
  pull(70, 1000)
  expect(onClose).not.toHaveBeenCalled()
  const glide = dialog.getAnimations()[0]
  expect(glide).toBeInstanceOf(CSSTransition)
  await glide?.finished
  expect(getComputedStyle(dialog).translate).toMatch(/^(?:none|0px)$/)
})

test('a quick flick closes it, and it leaves downwards first', async () => {
  const { onClose, dialog } = show()
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished))
  pull(80, 60)
  expect(onClose).not.toHaveBeenCalled()
  expect(dialog.getAnimations().length).toBeGreaterThan(0)
  await expect.poll(() => onClose.mock.calls.length, { timeout: 10_000 }).toBe(1)
})
