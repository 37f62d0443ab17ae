import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { ExampleKit } from '../testing/ExampleKit.tsx'
import { delay } from '../testing/missingFiles.ts'
import { LazyDialog } from './LazyDialog.ts'

import '../styles.css'

/** Lets the dialogs of a visitor who is connected come: what is fetched once stays fetched. */
let goOn: () => Promise<void>
beforeAll(async () => {
  goOn = await delay('laterParts.tsx')
})
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

test('a press draws what is in the dialog once', async () => {
  await page.viewport(1280, 800)
  let times = 0
  const copy = {
    get 'learn.keys.title'() {
      times += 1
      return 'Your key ring'
    },
  }
  render(
    <ExampleKit installed={[]} suggests="seven" kit={{ prepare: 'intent', copy }}>
      <ConnectButton />
    </ExampleKit>,
  )
  const button = await screen.findByRole('button', { name: 'Connect Wallet' })
  await LazyDialog.preload()
  button.click()
  await screen.findByText('Your key ring')
  // What is fetched after the first frames draws itself alone.
  await goOn()
  await import('./laterParts.tsx')
  for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame)
  expect(times).toBe(1)
})
