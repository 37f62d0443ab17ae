import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { ExampleKit } from '../testing/ExampleKit.tsx'
import type { ConnectKitProviderProps } from './ConnectKitProvider.tsx'

import '../styles.css'

// A page that is not built fetches more than the 250 files that a browser notes by itself.
performance.setResourceTimingBufferSize(5000)

afterEach(cleanup)

const isFetched = (file = 'OpenDialog.tsx') =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${file}`))

/** What waits for the page to be idle. A page beside others that are tested too is never idle for long, so the test says when it is. */
const waiting: (() => void)[] = []
const requestIdle = window.requestIdleCallback.bind(window)
beforeEach(() => {
  waiting.length = 0
  window.requestIdleCallback = (work) =>
    waiting.push(() => work({ didTimeout: false, timeRemaining: () => 50 }))
})
afterEach(() => {
  window.requestIdleCallback = requestIdle
})

/** A page with the button away from where the pointer rests, once it is drawn. */
async function stay(props: Pick<ConnectKitProviderProps, 'prepare'> = {}): Promise<void> {
  render(
    <ExampleKit kit={props} suggests="three">
      <div style={{ position: 'fixed', insetBlockEnd: 0, insetInlineEnd: 0 }}>
        <ConnectButton />
      </div>
    </ExampleKit>,
  )
  await drawn()
}

const drawn = () => new Promise(requestAnimationFrame)

/** Does something on a page that has another value at this place. */
async function having(
  target: object,
  key: string,
  value: unknown,
  work: () => Promise<void>,
): Promise<void> {
  Object.defineProperty(target, key, { value, configurable: true })
  try {
    await work()
  } finally {
    // The browser's own is a getter of the prototype.
    Reflect.deleteProperty(target, key)
  }
}

/** The weights and sizes of all words that are seen, as in “600 15px”; the letter in the place of a picture is none. */
const fontsIn = (part: Element) => [
  ...new Set(
    [...part.querySelectorAll('*')]
      .filter(
        (element) =>
          element.checkVisibility() &&
          !element.closest('.ck-image') &&
          [...element.childNodes].some((node) => node.nodeName === '#text'),
      )
      .map((element) => getComputedStyle(element))
      .map(({ fontWeight, fontSize }) => `${fontWeight} ${fontSize}`),
  ),
]

// One after the other: what is fetched once stays fetched for as long as the page lives.
test('the dialogs are not fetched where the host waits for the intent', async () => {
  await stay({ prepare: 'intent' })
  expect(waiting).toEqual([])
  expect(isFetched()).toBe(false)
})

test('nor for a visitor who saves data', async () => {
  await having(navigator, 'connection', { saveData: true }, async () => {
    await stay()
    expect(waiting).toEqual([])
    expect(isFetched()).toBe(false)
  })
})

test('nor while the page itself is still being loaded', async () => {
  await having(document, 'readyState', 'interactive', async () => {
    await stay()
    expect(waiting).toEqual([])
    window.dispatchEvent(new Event('load'))
    expect(waiting).toEqual([])
    await drawn()
    expect(waiting.length).toBeGreaterThan(0)
    expect(isFetched()).toBe(false)
  })
})

test('and else as soon as the drawn page has nothing else to do, without a pointer that comes near', async () => {
  await stay()
  expect(waiting.length).toBeGreaterThan(0)
  expect(isFetched()).toBe(false)
  expect(isFetched('laterParts.tsx')).toBe(false)
  // A press that comes later finds the list worked out once: it has looked for the wallets.
  let looks = 0
  Object.defineProperty(window, 'ethereum', { get: () => void (looks += 1), configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(window, 'ethereum'))
  // And the fonts: it has used the weights and sizes of the dialogs.
  const used = vi.spyOn(OffscreenCanvasRenderingContext2D.prototype, 'font', 'set')
  for (const work of waiting) work()
  await expect.poll(() => isFetched()).toBe(true)
  await expect.poll(() => looks).toBeGreaterThan(0)
  await expect.poll(() => isFetched('laterParts.tsx')).toBe(true)
  await expect.poll(() => isFetched('QrCode.tsx')).toBe(true)
  expect(document.querySelector('[role=dialog]')).toBeNull()

  screen.getByRole('button', { name: 'Connect Wallet' }).click()
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText('Rainbow')
  const fonts = used.mock.calls.map(([font]) => font.replace(/px.*/, 'px'))
  for (const width of [1280, 390]) {
    await page.viewport(width, 800)
    await drawn()
    expect(fonts).toEqual(expect.arrayContaining(fontsIn(dialog)))
  }
})
