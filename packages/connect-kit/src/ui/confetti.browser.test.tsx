import { cleanup, render, screen, waitFor } from '@testing-library/react'
import type {} from '@vitest/browser-playwright' // what `cdp()` can send
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cdp, page, userEvent as pointer } from 'vitest/browser'
import { silent } from '@ghost-pay/test-wallet'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { ExampleKit } from '../testing/ExampleKit.tsx'

import '../styles.css'

beforeEach(() => page.viewport(1280, 800))
afterEach(async () => {
  cleanup()
  localStorage.clear()
  await prefersReducedMotion(false)
})

const particles = () => document.querySelectorAll('.ck-confetti > *').length
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function prefersReducedMotion(reduced: boolean): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: reduced ? 'reduce' : 'no-preference' }],
  })
}

/** Opens the list; a wallet that never answers keeps it open. The code of the confetti is there when this returns. */
async function openList({ coolMode = true } = {}) {
  render(
    <ExampleKit personality={silent()} kit={{ coolMode }}>
      <ConnectButton />
    </ExampleKit>,
  )
  await pointer.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
  const row = await screen.findByRole('button', { name: /Harbour/ })
  const icon = row.querySelector('.ck-image')
  if (!icon) throw new Error('the row has no icon')
  await import('./confetti.ts')
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  return { row, icon }
}

const moveOnto = (target: Element, pointerType = 'mouse') =>
  target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }))

describe('a pointer on the icon of a wallet', () => {
  test('that rests there makes confetti, once, which goes away by itself', async () => {
    const { icon } = await openList()
    // The kit listens a moment after its code is there.
    await expect
      .poll(async () => {
        await pointer.unhover(icon)
        await pointer.hover(icon)
        await sleep(200)
        return particles()
      })
      .toBeGreaterThan(0)
    expect(particles()).toBeLessThanOrEqual(35)
    await waitFor(() => expect(particles()).toBe(0))
    await sleep(300)
    expect(particles()).toBe(0)
  })

  test('that passes over makes none', async () => {
    const { row, icon } = await openList()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      moveOnto(icon)
      vi.advanceTimersByTime(100)
      moveOnto(row)
      vi.advanceTimersByTime(1000)
      expect(particles()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  test('that rests beside it makes none', async () => {
    const { row } = await openList()
    moveOnto(row)
    await sleep(300)
    expect(particles()).toBe(0)
  })

  test('that is a finger makes none before it presses', async () => {
    const { icon } = await openList()
    moveOnto(icon, 'touch')
    await sleep(300)
    expect(particles()).toBe(0)
  })

  test('makes none without coolMode', async () => {
    const { icon } = await openList({ coolMode: false })
    await pointer.hover(icon)
    await sleep(400)
    expect(particles()).toBe(0)
  })
})

test('many presses make 35 particles and no more', async () => {
  const { row } = await openList()
  for (let press = 0; press < 6; press++) row.click()
  await waitFor(() => expect(particles()).toBe(35))
})

test('a visitor who asked for less motion sees none, by press or by rest', async () => {
  await prefersReducedMotion(true)
  const { row, icon } = await openList()
  row.click()
  await pointer.hover(icon)
  await sleep(400)
  expect(particles()).toBe(0)
})
