import { composeStories } from '@storybook/react-vite'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'

import preview from '../../.storybook/preview.tsx'
import * as accountStories from '../account-modal/AccountModal.stories.tsx'
import * as chainStories from '../chain-modal/ChainModal.stories.tsx'
import * as connectStories from '../connect-modal/ConnectModal.stories.tsx'

const { ManyWallets, Wide } = composeStories(connectStories, preview)
const { ManyChains, Connected } = composeStories(chainStories, preview)
const { PendingAndFailed } = composeStories(accountStories, preview)

afterEach(cleanup)

const clear = 'rgba(0, 0, 0, 0)'

/** How an edge looks: a line above, a line below, and how much fades. */
function edgesOf(list: HTMLElement) {
  const { borderBlockStartColor, borderBlockEndColor, maskImage } = getComputedStyle(list)
  const length = /100% - ([\d.]+)px/.exec(maskImage)?.[1]
  return {
    above: borderBlockStartColor !== clear,
    below: borderBlockEndColor !== clear,
    fades: maskImage === 'none' ? 0 : Number(length),
  }
}

const listIn = (selector = '.ck-list') =>
  screen.getByRole('dialog').querySelector<HTMLElement>(selector)!

const long = [
  ['wallets', ManyWallets, 1280, 800],
  ['wallets in a low window', ManyWallets, 1280, 400],
  ['networks', ManyChains, 1280, 800],
  ['networks on a phone', ManyChains, 390, 780],
] as const

describe.each(long)('a list that does not fit: %s', (_, Story, width, height) => {
  test('ends in a fade and a line where it goes on, and in none at its end', async () => {
    await page.viewport(width, height)
    render(<Story />)
    const list = listIn()
    const end = list.scrollHeight - list.clientHeight
    list.scrollTop = 0
    await expect.poll(() => edgesOf(list)).toEqual({ above: false, below: true, fades: 40 })
    list.scrollTop = end / 2
    await expect.poll(() => edgesOf(list)).toMatchObject({ above: true, below: true })
    list.scrollTop = end - 10
    await expect.poll(() => edgesOf(list)).toEqual({ above: true, below: true, fades: 10 })
    list.scrollTop = end
    await expect.poll(() => edgesOf(list)).toEqual({ above: true, below: false, fades: 0 })
  })

  test('shows a row whole that an arrow leads to', async () => {
    await page.viewport(width, height)
    render(<Story />)
    const list = listIn()
    await expect.poll(() => edgesOf(list).below).toBe(true)
    const rows = list.querySelectorAll<HTMLElement>('[data-ck-row]')
    rows[0]!.focus()
    for (let row = 0; row < 9; row += 1) await userEvent.keyboard('{ArrowDown}')
    const { bottom } = document.activeElement!.getBoundingClientRect()
    await expect.poll(() => edgesOf(list).below).toBe(true)
    expect(bottom).toBeLessThanOrEqual(list.getBoundingClientRect().bottom - edgesOf(list).fades)
  })
})

test.each([
  ['wallets', Wide],
  ['networks', Connected],
])('a list that fits has no edge: %s', async (_, Story) => {
  await page.viewport(1280, 800)
  render(<Story />)
  const list = listIn()
  await expect.poll(() => list.style.getPropertyValue('--ck-fade')).toBe('0px')
  expect(edgesOf(list)).toEqual({ above: false, below: false, fades: 0 })
})

test('how much a list fades is said to none of its rows', async () => {
  await page.viewport(1280, 800)
  render(<ManyWallets />)
  await expect.poll(() => edgesOf(listIn()).fades).toBe(40)
  const [row] = listIn().querySelectorAll('[data-ck-row]')
  expect(getComputedStyle(row!).getPropertyValue('--ck-fade')).toBe('0px')
})

test('a search that leaves a few rows takes the edge away, and gives it back', async () => {
  await page.viewport(1280, 800)
  render(<ManyChains />)
  await expect.poll(() => edgesOf(listIn()).fades).toBe(40)
  const search = screen.getByRole('searchbox')
  search.focus()
  await userEvent.keyboard('a')
  await userEvent.keyboard('rbi')
  await expect.poll(() => edgesOf(listIn())).toEqual({ above: false, below: false, fades: 0 })
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => edgesOf(listIn()).fades).toBe(40)
})

test('an account whose transactions do not fit fades too', async () => {
  await page.viewport(1280, 400)
  render(<PendingAndFailed />)
  await expect.poll(() => edgesOf(listIn('.ck-body')).fades).toBe(40)
})

describe('as the visitor has set it', () => {
  const emulate = (name: string, value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] })
  afterEach(() => emulate('forced-colors', 'none'))

  test('in forced colours nothing fades, and a line stays', async () => {
    await emulate('forced-colors', 'active')
    await page.viewport(1280, 800)
    render(<ManyChains />)
    const list = listIn()
    await expect.poll(() => 'below' in list.dataset).toBe(true)
    const { maskImage, borderBlockStartColor, borderBlockEndColor, color } = getComputedStyle(list)
    expect(maskImage).toBe('none')
    expect(borderBlockEndColor).toBe(color)
    expect(borderBlockStartColor).not.toBe(color)
  })

  test('without motion the edges are the same', async () => {
    await emulate('prefers-reduced-motion', 'reduce')
    await page.viewport(1280, 800)
    render(<ManyChains />)
    await expect.poll(() => edgesOf(listIn())).toEqual({ above: false, below: true, fades: 40 })
  })
})
