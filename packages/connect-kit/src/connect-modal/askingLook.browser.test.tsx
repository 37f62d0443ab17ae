import { composeStories } from '@storybook/react-vite'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'

import preview from '../../.storybook/preview.tsx'
import { languages } from '../languages/languages.ts'
import { atStep } from '../testing/atStep.ts'
import { comeToRest } from '../testing/comeToRest.ts'
import { Lock } from '../ui/Lock.tsx'
import * as stories from './ConnectModal.stories.tsx'

const { CodeAwaited, DidItOpen, Download, ScanCode, Scanned } = composeStories(stories, preview)

afterEach(cleanup)

test.each([
  ['still', 0],
  ['asking', 1],
  ['scanned', 2],
  ['signed', 3],
  ['connected', 4],
] as const)('where nothing moves, the ring of what is %s has %i arcs', async (state, arcs) => {
  const motion = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value }],
    })
  await motion('reduce')
  try {
    render(
      <div className="ck-root">
        <Lock state={state}>
          <span />
        </Lock>
      </div>,
    )
    const seen = [...document.querySelectorAll('.ck-arc')].filter((arc) => {
      const { opacity, strokeDasharray } = getComputedStyle(arc)
      return opacity === '1' && !strokeDasharray.startsWith('0')
    })
    expect(seen).toHaveLength(arcs)
  } finally {
    await motion('no-preference')
  }
})

test.each([390, 320])('the ways on of a phone are stacked, in %i pixels', async (width) => {
  await page.viewport(width, 780)
  render(<DidItOpen />)
  await comeToRest()
  const actions = document.querySelector<HTMLElement>('.ck-actions')!
  const [open, ...others] = [...actions.children].map((element) => element.getBoundingClientRect())
  const cancel = others.pop()
  expect(open?.width).toBe(cancel?.width)
  expect(others.map(({ top }) => top)).toEqual(others.map(() => others[0]?.top))
  expect(new Set(others.map((side) => Math.round(side.width))).size).toBe(1)
  // Nothing lies over the sentence above them, and nothing is to be scrolled to.
  expect(document.querySelector('.ck-asking-words')?.getBoundingClientRect().bottom).toBeLessThan(
    open?.top ?? 0,
  )
  expect(cancel?.bottom).toBeLessThan(780)
})

test('the sign before the cue has quarters of two tones', () => {
  render(<DidItOpen />)
  const tones = [...document.querySelectorAll('.ck-cue path')].map(
    (path) => getComputedStyle(path).opacity,
  )
  expect(tones).toEqual(['1', '0.4'])
})

test.each([
  [1280, 800],
  [844, 390],
])('a code and its buttons need no scrolling in a window of %i × %i', async (width, height) => {
  await page.viewport(width, height)
  render(<ScanCode />)
  await comeToRest()
  const step = document.querySelector('.ck-column-step .ck-step, .ck-step')!
  expect(step.scrollHeight).toBeLessThanOrEqual(step.clientHeight)
  const { bottom } = screen.getByRole('button', { name: 'Copy link' }).getBoundingClientRect()
  expect(bottom).toBeLessThan(step.getBoundingClientRect().bottom - 7)
})

test.each([
  ['what is asked of a wallet', DidItOpen, '.ck-asking-words p', 390],
  ['what a site sees', DidItOpen, '.ck-cue span > span', 360],
  ['what a code is for', Download, '.ck-download p', 1280],
])('no line of %s is a lone word', async (_, Story, place, width) => {
  await page.viewport(width, 780)
  render(<Story />)
  await comeToRest()
  const lines = widthsOfLines(document.querySelector(place)!)
  expect(lines.length).toBeGreaterThan(1)
  expect(Math.min(...lines)).toBeGreaterThan(Math.max(...lines) * 0.6)
})

test('a code comes where its place was, and moves neither its marks nor its logo nor the button below', async () => {
  await page.viewport(1280, 800)
  const places = []
  for (const Story of [CodeAwaited, ScanCode]) {
    render(<Story />)
    await comeToRest()
    const parts = document.querySelectorAll(
      '.ck-qr, .ck-qr g, .ck-qr-logo > *, .ck-scan-foot > :first-child',
    )
    places.push([...parts].map((part) => part.getBoundingClientRect().toJSON() as unknown))
    cleanup()
  }
  expect(places[0]).toHaveLength(6)
  expect(places[1]).toEqual(places[0])
})

test.each([1280, 390, 320])('a code that is read moves no button, in %i pixels', async (width) => {
  await page.viewport(width, 780)
  const places = []
  for (const Story of [ScanCode, Scanned]) {
    render(<Story />)
    await comeToRest()
    const parts = document.querySelectorAll('.ck-qr, .ck-scan-foot > *')
    places.push([...parts].map((part) => part.getBoundingClientRect().toJSON() as unknown))
    if (Story === Scanned) screen.getByRole('heading', { name: /^Confirm .* in Lantern$/ })
    cleanup()
  }
  expect(places[0]).toHaveLength(3)
  expect(places[1]).toEqual(places[0])
})

test.each(Object.keys(languages))(
  'a code that is read moves nothing, whatever its wallet is called, in %s',
  async (language) => {
    const inLanguage = { ...preview, initialGlobals: { scheme: 'light', language } }
    const { ScannedLongName: Story } = composeStories(stories, inLanguage)
    for (const width of [1280, 390, 320]) {
      await page.viewport(width, 780)
      const tops = []
      for (const asking of [undefined, true]) {
        const step = Story.args.flow?.at(-1)
        if (step?.name !== 'connect') throw new Error('A wallet is asked.')
        render(<Story flow={atStep({ ...step, asking })} />)
        await waitFor(() =>
          expect(document.querySelector('.ck-root')?.getAttribute('lang')).toBe(language),
        )
        await comeToRest()
        const title = document.querySelector('.ck-header .ck-title')
        expect(title?.scrollHeight).toBe(title?.clientHeight)
        tops.push(document.querySelector('.ck-qr')?.getBoundingClientRect().top)
        cleanup()
      }
      expect(tops[1], `${width} px`).toBe(tops[0])
    }
  },
)

test('one quarter of the place of a code is darker than the others', async () => {
  render(<CodeAwaited />)
  const quarters = [...document.querySelectorAll('.ck-qr-bars:not(g > *)')]
  expect(quarters).toHaveLength(4)
  await expect
    .poll(() => new Set(quarters.map((quarter) => getComputedStyle(quarter).stroke)).size)
    .toBeGreaterThan(1)
})

/** How wide each line of the words in an element is, from the first to the last. */
function widthsOfLines(element: Element): number[] {
  const words = document.createRange()
  words.selectNodeContents(element)
  const lines = new Map<number, { left: number; right: number }>()
  for (const { bottom, left, right } of words.getClientRects()) {
    const line = lines.get(Math.round(bottom)) ?? { left, right }
    lines.set(Math.round(bottom), {
      left: Math.min(line.left, left),
      right: Math.max(line.right, right),
    })
  }
  return [...lines.values()].map(({ left, right }) => right - left)
}
