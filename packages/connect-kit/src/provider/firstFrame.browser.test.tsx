import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { ExampleKit } from '../testing/ExampleKit.tsx'
import { LazyDialog } from './LazyDialog.ts'

import '../styles.css'

afterEach(cleanup)

/** The files of the kit whose fetching began between two moments. */
const fetchedBetween = (from: number, to: number) =>
  performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime >= from && startTime <= to)
    .flatMap(({ name }) => /[\w.]+\.tsx?/.exec(name)?.[0] ?? [])

// The first press of the page: what is fetched once stays fetched.
test('between the press and the first frame of a prepared dialog no file is fetched', async () => {
  await page.viewport(1280, 800)
  render(
    <ExampleKit suggests="seven" kit={{ prepare: 'intent' }}>
      <ConnectButton />
    </ExampleKit>,
  )
  const button = await screen.findByRole('button', { name: 'Connect Wallet' })
  await LazyDialog.preload()
  // The browser keeps the first 250 only.
  performance.clearResourceTimings()
  const pressed = performance.now()
  button.click()
  const drawn = await new Promise<number>((resolve) =>
    requestAnimationFrame(() => resolve(performance.now())),
  )
  expect(screen.queryAllByRole('dialog')).toHaveLength(1)
  // They come all the same.
  await expect
    .poll(() => fetchedBetween(pressed, Infinity))
    .toEqual(expect.arrayContaining(['moving.ts', 'KeyAndDoorDrawing.tsx', 'connectedParts.ts']))
  expect(fetchedBetween(pressed, drawn)).toEqual([])
})
