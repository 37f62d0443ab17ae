import variable from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import { composeStories } from '@storybook/react-vite'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import preview from '../../.storybook/preview.tsx'
import * as chainStories from '../chain-modal/ChainModal.stories.tsx'
import * as connectStories from '../connect-modal/ConnectModal.stories.tsx'

const { Wide, WideInArabic, GetInArabic, NothingInstalled } = composeStories(
  connectStories,
  preview,
)
const { Connected, CannotSwitchInArabic } = composeStories(chainStories, preview)

afterEach(cleanup)

/** How far the letters of each name are from its picture. */
function gaps(): number[] {
  const names = screen.getByRole('dialog').querySelectorAll('.ck-row-name')
  return [...names].map((name) => {
    const range = document.createRange()
    range.selectNodeContents(name)
    const letters = range.getBoundingClientRect()
    const picture = name
      .closest('.ck-row, .ck-get-row')!
      .querySelector('.ck-image')!
      .getBoundingClientRect()
    return Math.max(letters.left - picture.right, picture.left - letters.right)
  })
}

test.each([
  ['wallets', Wide],
  ['wallets in Arabic', WideInArabic],
  ['wallets to get in Arabic', GetInArabic],
  ['networks', Connected],
  ['networks in Arabic', CannotSwitchInArabic],
])('a name stands beside its picture: %s', async (_, Story) => {
  await page.viewport(1280, 800)
  render(<Story />)
  await waitFor(() => expect(gaps().length).toBeGreaterThan(0))
  await expect.poll(() => Math.max(...gaps())).toBeLessThanOrEqual(17)
})

test('the name of a wallet to get is not broken inside a word on the smallest phone', async () => {
  await page.viewport(320, 568)
  render(<GetInArabic />)
  await waitFor(() => expect(gaps()).toHaveLength(3))
  for (const name of screen.getByRole('dialog').querySelectorAll('.ck-row-name')) {
    const lines = document.createRange()
    lines.selectNodeContents(name)
    expect(lines.getClientRects().length).toBeLessThanOrEqual(name.textContent.split(' ').length)
  }
})

test.each([
  ['Installed', Wide],
  ['Popular', NothingInstalled],
])('the first group stands as high when it is %s', async (name, Story) => {
  await page.viewport(1280, 800)
  render(<Story />)
  const group = await screen.findByRole('heading', { name })
  const { top } = screen.getByRole('dialog').querySelector('.ck-list')!.getBoundingClientRect()
  const words = document.createRange()
  words.selectNodeContents(group)
  expect(words.getBoundingClientRect().top - top).toBeLessThan(8)
})

test('a name is bolder than plain text in a font without a medium weight', async () => {
  const faces = ['400', '700'].map((weight) => new FontFace('Two', `url(${variable})`, { weight }))
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('.ck-root { --ck-font-body: Two !important }')
  const sheets = document.adoptedStyleSheets
  try {
    for (const face of faces) document.fonts.add(await face.load())
    document.adoptedStyleSheets = [...sheets, sheet]
    await page.viewport(1280, 800)
    render(<Wide />)
    const name = await screen.findByText('Meridian')
    const letters = document.createRange()
    letters.selectNodeContents(name)
    const { width } = letters.getBoundingClientRect()
    name.style.fontWeight = '400'
    expect(letters.getBoundingClientRect().width).toBeLessThan(width)
  } finally {
    document.adoptedStyleSheets = sheets
    for (const face of faces) document.fonts.delete(face)
  }
})
