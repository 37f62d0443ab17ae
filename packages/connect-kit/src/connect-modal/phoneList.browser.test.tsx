import { composeStories } from '@storybook/react-vite'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fn } from 'storybook/test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import preview from '../../.storybook/preview.tsx'
import { languages } from '../languages/languages.ts'
import { atStep } from '../testing/atStep.ts'
import { buildWalletOption } from '../testing/buildWalletOption.ts'
import { comeToRest } from '../testing/comeToRest.ts'
import * as stories from './ConnectModal.stories.tsx'

const { ManyWallets, ScanCode, Wide, WithTerms, ExtensionFound } = composeStories(stories, preview)

afterEach(cleanup)

describe('on a phone with many wallets', () => {
  beforeEach(() => page.viewport(390, 780))

  test('a few stand in two rows, and all of them in a list that can be searched', async () => {
    const dispatch = fn()
    render(<ManyWallets dispatch={dispatch} />)
    const strip = screen.getByRole('list', { name: 'Wallets' })
    expect(within(strip).getAllByRole('button')).toHaveLength(8)
    expect(strip.scrollWidth).toBeLessThanOrEqual(strip.clientWidth)

    await userEvent.click(within(strip).getByRole('button', { name: 'All wallets' }))
    await comeToRest()
    const dialog = screen.getByRole('dialog', { name: 'All wallets' })
    expect(dialog.getBoundingClientRect().height).toBeGreaterThan(600)
    await userEvent.type(screen.getByRole('searchbox'), 'town 17')
    await userEvent.click(screen.getByRole('button', { name: 'Wallet of town 17' }))
    expect(dispatch.mock.calls[0]?.[0]).toMatchObject({
      type: 'walletSelected',
      wallet: { name: 'Wallet of town 17' },
    })
  })

  test('Back leads from all of them to the first ones', async () => {
    render(<ManyWallets />)
    await userEvent.click(screen.getByRole('button', { name: 'All wallets' }))
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByRole('dialog', { name: 'Connect a Wallet' })).toBeTruthy()
    expect(document.querySelector('.ck-step')?.getAttribute('data-slide')).toBe('back')
  })

  test('eight are a row, as ever', () => {
    render(
      <ManyWallets
        wallets={Array.from({ length: 8 }, (_, index) => buildWalletOption({ name: `W ${index}` }))}
      />,
    )
    expect(screen.queryByRole('button', { name: 'All wallets' })).toBeNull()
  })

  test('a field that is typed into does not make the phone zoom', async () => {
    render(<ManyWallets />)
    await userEvent.click(screen.getByRole('button', { name: 'All wallets' }))
    const sizes = [...document.styleSheets].flatMap(({ cssRules }) => coarseRules(cssRules))
    expect(sizes.join(' ')).toContain('font-size: max(16px, 1em)')
  })
})

describe('the names in the grid', () => {
  const names = ['WalletConnect', 'Wallet of town 1', 'MetaMask', 'Zerion', 'TokenPocket']
  /** The names and the lines that each of their words is in. */
  const linesOf = (tag: string) =>
    [...document.querySelectorAll<HTMLElement>('.ck-strip-name')].flatMap((name) => {
      const text = name.textContent
      return [...new Intl.Segmenter(tag, { granularity: 'word' }).segment(text)]
        .filter(({ isWordLike }) => isWordLike)
        .flatMap(({ segment, index }) => wordsIn(segment, index))
        .map(({ from, to }) => ({ word: text.slice(from, to), lines: linesIn(name, from, to) }))
    })

  test.each([320, 360, 390])('go on after a word, at %i pixels', async (width) => {
    await page.viewport(width, 780)
    render(<ManyWallets wallets={names.map((name) => buildWalletOption({ name }))} />)
    expect(linesOf('en').filter(({ lines }) => lines > 1)).toEqual([])
    expect(linesOf('en').map(({ word }) => word)).toContain('Connect')
  })

  test('are read out as they are', () => {
    render(<ManyWallets wallets={[buildWalletOption({ name: 'WalletConnect' })]} />)
    expect(screen.getByRole('button', { name: 'WalletConnect' })).toBeTruthy()
  })

  test('end in three dots where one word is wider than its place', async () => {
    await page.viewport(320, 780)
    const name = 'Incomprehensibilities'
    render(<ManyWallets wallets={[buildWalletOption({ name })]} />)
    expect(linesOf('en')).toEqual([{ word: name, lines: 1 }])
    const shown = document.querySelector<HTMLElement>('.ck-strip-name')!
    expect(shown.scrollWidth).toBeGreaterThan(shown.clientWidth)
    expect(getComputedStyle(shown).textOverflow).toBe('ellipsis')
  })

  test.each(Object.keys(languages))('go on after a word in %s', async (tag) => {
    await page.viewport(320, 780)
    const settings = { ...preview, initialGlobals: { scheme: 'light', language: tag } }
    const Story = composeStories(stories, settings).ManyWallets
    render(<Story />)
    await vi.waitFor(() =>
      expect(document.querySelector('.ck-root')?.getAttribute('lang')).toBe(tag),
    )
    expect(linesOf(tag).filter(({ lines }) => lines > 1)).toEqual([])
  })
})

/** A word that is written in one of several, as its parts. */
function wordsIn(word: string, at: number): { from: number; to: number }[] {
  let from = at
  return word.split(/(?<=\p{Ll})(?=\p{Lu})/u).map((part) => {
    const place = { from, to: from + part.length }
    from = place.to
    return place
  })
}

/** In how many lines the letters of an element stand. */
function linesIn(element: HTMLElement, from: number, to: number): number {
  const tops = new Set<number>()
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let before = 0
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node.textContent ?? ''
    const range = document.createRange()
    const start = Math.min(Math.max(from - before, 0), length)
    const end = Math.min(Math.max(to - before, 0), length)
    range.setStart(node, start)
    range.setEnd(node, end)
    if (end > start) for (const { top } of range.getClientRects()) tops.add(Math.round(top))
    before += length
  }
  return tops.size
}

/** What the sheets say for a finger, which the test's browser has not. */
function coarseRules(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule && rule.conditionText === '(pointer: coarse)')
      return [rule.cssText]
    return 'cssRules' in rule ? coarseRules(rule.cssRules as CSSRuleList) : []
  })
}

describe('the search', () => {
  beforeEach(() => page.viewport(1280, 800))

  test('Enter takes the first match', async () => {
    const dispatch = fn()
    render(<ManyWallets dispatch={dispatch} />)
    await userEvent.type(screen.getByRole('searchbox'), '{Enter}')
    expect(dispatch).not.toHaveBeenCalled()
    await userEvent.type(screen.getByRole('searchbox'), 'lan{Enter}')
    expect(dispatch.mock.calls[0]?.[0]).toMatchObject({
      type: 'walletSelected',
      wallet: { name: 'Lantern' },
    })
  })

  test('the arrow goes into the list', async () => {
    render(<ManyWallets />)
    await userEvent.type(screen.getByRole('searchbox'), 'lan{ArrowDown}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Lantern' }))
  })

  test('Escape clears what was typed, and closes only then', async () => {
    const onClose = fn()
    render(<ManyWallets onClose={onClose} />)
    const box = screen.getByRole<HTMLInputElement>('searchbox')
    await userEvent.type(box, 'lan{Escape}')
    expect(box.value).toBe('')
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })
})

test.each([
  [844, 390],
  [740, 360],
  [1280, 420],
  [390, 500],
  [320, 480],
])('a code is seen whole in a window of %i × %i', async (width, height) => {
  await page.viewport(width, height)
  render(<ScanCode />)
  await comeToRest()
  const code = screen.getByRole('img').getBoundingClientRect()
  const step = document.querySelector('.ck-step')?.getBoundingClientRect()
  expect(code.top).toBeGreaterThanOrEqual(step?.top ?? 0)
  expect(code.bottom).toBeLessThanOrEqual(Math.min(height, step?.bottom ?? 0))
  expect(code.width).toBeGreaterThan(150)
})

test.each([
  ['Get a Wallet', Wide, 740, 360],
  ['Connect', ExtensionFound, 740, 300],
] as const)('“%s” lies inside a low window', async (name, Story, width, height) => {
  await page.viewport(width, height)
  render(<Story />)
  await comeToRest()
  const { bottom } = screen.getByRole('button', { name }).getBoundingClientRect()
  expect(bottom).toBeLessThanOrEqual(height)
})

test('a sheet with two rows needs no scrolling, and its buttons stand as far from each edge', async () => {
  await page.viewport(390, 780)
  render(<Wide />)
  await comeToRest()
  const step = document.querySelector('.ck-step')
  expect(step?.scrollHeight).toBe(step?.clientHeight)
  for (const [Story, width, height] of [
    [Wide, 390, 780],
    [Wide, 390, 500],
    [WithTerms, 390, 660],
  ] as const) {
    cleanup()
    await page.viewport(width, height)
    render(<Story />)
    await comeToRest()
    const { left } = screen.getByRole('button', { name: 'Get a Wallet' }).getBoundingClientRect()
    const { bottom } = screen.getByRole('button', { name: 'Learn More' }).getBoundingClientRect()
    expect([left, height - bottom]).toEqual([20, 20])
  }
})

test.each([
  [390, 780],
  [390, 660],
])(
  'below terms, what a wallet is stands whole above the buttons in %i × %i',
  async (width, height) => {
    await page.viewport(width, height)
    render(<WithTerms />)
    await comeToRest()
    const words = await screen.findByText(/A wallet keeps the keys/)
    const button = screen.getByRole('button', { name: 'Get a Wallet' }).getBoundingClientRect()
    expect(words.getBoundingClientRect().bottom).toBeLessThanOrEqual(button.top)
    expect(button.bottom).toBeLessThanOrEqual(height)
  },
)

test.each([
  [700, 360],
  [740, 412],
])('why no wallet can be chosen is seen above the wallets in %i × %i', async (width, height) => {
  await page.viewport(width, height)
  render(<WithTerms />)
  await comeToRest()
  const why = (await screen.findByText(/To choose a wallet/)).getBoundingClientRect()
  const around = document.querySelector('.ck-around')?.getBoundingClientRect()
  expect(why.bottom).toBeLessThanOrEqual(around?.bottom ?? 0)
  const wallet = screen.getByText('Harbour').getBoundingClientRect()
  const button = screen.getByRole('button', { name: 'Get a Wallet' }).getBoundingClientRect()
  expect(wallet.bottom).toBeLessThanOrEqual(button.top)
})

describe('from step to step', () => {
  beforeEach(() => page.viewport(390, 780))
  const slide = () => document.querySelector('.ck-step')?.getAttribute('data-slide')

  test('the first comes with the dialog, the next from ahead, and Back from behind', () => {
    const { rerender } = render(<Wide />)
    expect(slide()).toBeNull()
    rerender(<Wide flow={atStep({ name: 'get' })} />)
    expect(slide()).toBe('forward')
    rerender(<Wide />)
    expect(slide()).toBe('back')
  })

  test('the sheet glides to its new height', async () => {
    const { rerender } = render(<Wide />)
    await import('../ui/moving.ts')
    await comeToRest()
    rerender(<Wide flow={atStep({ name: 'get' })} />)
    const dialog = screen.getByRole('dialog')
    const glides = dialog.getAnimations().filter(({ effect }) => {
      const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : []
      return frames.some((frame) => 'height' in frame)
    })
    expect(glides).toHaveLength(1)
  })
})

test('a wallet that can be installed is not called unsupported', async () => {
  await page.viewport(1280, 800)
  render(
    <Wide
      wallets={[
        buildWalletOption({
          name: 'Fox',
          ready: false,
          unavailable: 'project-id-missing',
          extensionDownloadUrl: 'https://wallet.example',
        }),
        buildWalletOption({ name: 'Relay', ready: false, unavailable: 'project-id-missing' }),
      ]}
    />,
  )
  expect(screen.getByRole('button', { name: 'Fox' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Relay (unsupported)' })).toBeTruthy()
})

test('an extension that has been found is said to be ready', async () => {
  await page.viewport(1280, 800)
  render(<ExtensionFound />)
  expect(screen.getByRole('heading', { name: 'Meridian is ready' })).toBeTruthy()
  expect(screen.queryByText('Refresh this page')).toBeNull()
})
