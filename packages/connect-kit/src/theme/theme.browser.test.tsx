import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import layered from '../styles.css?inline'
import unlayered from '../styles-unlayered.css?inline'
import { ExampleKit } from '../testing/ExampleKit.tsx'
import { createTheme } from './createTheme.ts'
import { darkTheme } from './darkTheme.ts'
import { lightTheme } from './lightTheme.ts'
import { midnightTheme } from './midnightTheme.ts'
import type { DarkMode, ThemeChoice } from './ThemeChoice.ts'

const sheets: HTMLStyleElement[] = []
function addCss(css: string) {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
  sheets.push(style)
}
beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  cleanup()
  for (const sheet of sheets.splice(0)) sheet.remove()
  document.documentElement.className = ''
})

async function look(theme?: ThemeChoice, darkMode?: DarkMode) {
  render(
    <ExampleKit kit={{ ...(theme !== undefined && { theme }), ...(darkMode && { darkMode }) }}>
      <ConnectButton />
    </ExampleKit>,
  )
  const button = await screen.findByRole('button', { name: 'Connect Wallet' })
  const { backgroundColor, color, paddingLeft } = getComputedStyle(button)
  return { backgroundColor, color, paddingLeft }
}

const rgb = (hex: string) => {
  const [red, green, blue] =
    hex.match(/[\da-f]{2}/gi)?.map((pair) => Number.parseInt(pair, 16)) ?? []
  return `rgb(${red}, ${green}, ${blue})`
}

test('without a theme the button has the light one', async () => {
  addCss(layered)
  expect((await look()).backgroundColor).toBe(rgb(lightTheme.color.accent))
})

test.each([midnightTheme, createTheme(lightTheme, { accent: 'plum' })])(
  'a theme object sets the colours',
  async (theme) => {
    addCss(layered)
    expect(await look(theme)).toMatchObject({
      backgroundColor: rgb(theme.color.accent),
      color: rgb(theme.color.accentText),
    })
  },
)

test('a theme that comes and goes leaves nothing behind', async () => {
  const before = document.adoptedStyleSheets.length
  await look(midnightTheme)
  expect(document.adoptedStyleSheets).toHaveLength(before + 1)
  cleanup()
  expect(document.adoptedStyleSheets).toHaveLength(before)
})

test('a value cannot close its rule and open another', async () => {
  addCss(layered)
  const hostile = createTheme(lightTheme, { font: 'x; } body { display: none' })
  await look(hostile)
  expect(getComputedStyle(document.body).display).not.toBe('none')
})

test('a pair follows a class of the page, also when it changes', async () => {
  addCss(layered)
  const pair = { light: lightTheme, dark: midnightTheme }
  expect((await look(pair, '.night')).backgroundColor).toBe(rgb(lightTheme.color.accent))
  document.documentElement.classList.add('night')
  await expect
    .poll(() => getComputedStyle(screen.getByRole('button')).backgroundColor)
    .toBe(rgb(midnightTheme.color.accent))
})

test('the kit’s own themes follow a class too', async () => {
  addCss(layered)
  document.documentElement.classList.add('dark')
  expect((await look(undefined, '.dark')).backgroundColor).toBe(rgb(darkTheme.color.accent))
})

test('a host’s own stylesheet wins over a theme', async () => {
  addCss(layered)
  addCss('.ck-root { --ck-color-accent: rgb(1, 2, 3) }')
  expect((await look(midnightTheme)).backgroundColor).toBe('rgb(1, 2, 3)')
})

test('null leaves the colours to the host', async () => {
  addCss(layered)
  addCss('.ck-root { --ck-color-accent: rgb(1, 2, 3) }')
  expect(await look(null)).toMatchObject({ backgroundColor: 'rgb(1, 2, 3)' })
})

describe('beside the resets of a CSS framework', () => {
  const reset =
    '*, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid } button { background-color: transparent; color: inherit; font: inherit; padding: 0 } img, svg { display: block; max-width: 100% }'
  const whole = {
    backgroundColor: rgb(lightTheme.color.accent),
    color: rgb(lightTheme.color.accentText),
    paddingLeft: '16px',
  }

  test('in a layer', async () => {
    addCss(`@layer theme, base, components, utilities; @layer base { ${reset} }`)
    addCss(layered)
    expect(await look()).toEqual(whole)
  })

  test('in no layer, with the sheet that has none either', async () => {
    addCss(unlayered)
    addCss(reset)
    expect(await look()).toEqual(whole)
  })
})
