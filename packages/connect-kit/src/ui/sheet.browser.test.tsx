import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { canMove } from '../testing/canMove.ts'
import { Dialog } from './Dialog.tsx'

import '../styles.css'

beforeEach(() => page.viewport(390, 780))
afterEach(cleanup)

/** Pulls the sheet's handle down in steps that say when they were, however busy the machine is, and lets go. */
function pull(distance: number, milliseconds: number) {
  const handle = document.querySelector('.ck-handle')
  if (!handle) throw new Error('no handle')
  const { x, y } = handle.getBoundingClientRect()
  const begin = performance.now()
  const touch = (name: 'pointerDown' | 'pointerMove' | 'pointerUp', part: number) => {
    const event = createEvent[name](handle, {
      pointerId: 1,
      pointerType: 'touch',
      clientX: x,
      clientY: y + distance * part,
    })
    Object.defineProperty(event, 'timeStamp', { value: begin + milliseconds * part })
    fireEvent(handle, event)
    // As a frame between two moves would.
    handle.getBoundingClientRect()
  }
  touch('pointerDown', 0)
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) touch('pointerMove', part)
  touch('pointerUp', 1)
}

/** A sheet that stands, with what it needs to follow a finger. */
async function show() {
  const onClose = vi.fn()
  render(
    <Dialog title="Sheet" size="narrow" onClose={onClose}>
      <p style={{ height: 300 }}>Words</p>
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog')
  await canMove()
  await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished))
  return { onClose, dialog }
}

test('a sheet let go too early glides back', async () => {
  const { onClose, dialog } = await show()
  pull(70, 1000)
  expect(onClose).not.toHaveBeenCalled()
  const glide = dialog.getAnimations()[0]
  expect(glide).toBeInstanceOf(CSSTransition)
  await glide?.finished
  expect(getComputedStyle(dialog).translate).toMatch(/^(?:none|0px)$/)
})

test('a quick flick closes it, and it leaves downwards first', async () => {
  const { onClose, dialog } = await show()
  pull(80, 60)
  expect(onClose).not.toHaveBeenCalled()
  expect(dialog.getAnimations().length).toBeGreaterThan(0)
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})
