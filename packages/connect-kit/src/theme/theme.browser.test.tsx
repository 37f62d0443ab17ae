import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import connectModal from '../connect-modal/ConnectModal.stories.tsx'
import { ConnectModalView } from '../connect-modal/ConnectModalView.tsx'
import { defaultKit, KitContext } from '../context/KitContext.ts'
import styles from '../styles.css?inline'
import layered from '../styles-layered.css?inline'
import { ExampleKit } from '../testing/ExampleKit.tsx'
import { AsyncImage } from '../ui/AsyncImage.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { CopyIcon, ScanIcon } from '../ui/icons.tsx'
import { Lock } from '../ui/Lock.tsx'
import { QrCode } from '../ui/QrCode.tsx'
import { applyTheme } from './applyTheme.ts'
import { createTheme } from './createTheme.ts'
import type { DarkMode, ThemeChoice } from './ThemeChoice.ts'
import { darkTheme, lightTheme, midnightTheme } from './themes.ts'

const Terms = () => (
  <span className="terms">
    <em>terms</em>
  </span>
)

const sheets: HTMLStyleElement[] = []
function addCss(css: string) {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
  sheets.push(style)
}
beforeEach(async () => {
  await page.viewport(1280, 800)
  // Where the pointer rests from what was tested before, no button is.
  document.documentElement.style.minHeight = '800px'
  await userEvent.hover(document.documentElement, { position: { x: 1200, y: 780 } })
})
afterEach(() => {
  cleanup()
  for (const sheet of sheets.splice(0)) sheet.remove()
  document.documentElement.className = ''
  document.documentElement.removeAttribute('style')
})

async function look(theme?: ThemeChoice, darkMode?: DarkMode) {
  render(
    <ExampleKit kit={{ ...(theme !== undefined && { theme }), ...(darkMode && { darkMode }) }}>
      <ConnectButton />
    </ExampleKit>,
  )
  const button = await screen.findByRole('button', { name: 'Connect Wallet' })
  await Promise.allSettled(button.getAnimations().map(({ finished }) => finished))
  const { backgroundColor, color, paddingLeft } = getComputedStyle(button)
  return { backgroundColor, color, paddingLeft }
}

const rgb = (hex: string) => {
  const [red, green, blue] =
    hex.match(/[\da-f]{2}/gi)?.map((pair) => Number.parseInt(pair, 16)) ?? []
  return `rgb(${red}, ${green}, ${blue})`
}

test('without a theme the button has the light one', async () => {
  addCss(styles)
  expect((await look()).backgroundColor).toBe(rgb(lightTheme.color.accent))
})

test.each([midnightTheme, createTheme(lightTheme, { accent: 'plum' })])(
  'a theme object sets the colours',
  async (theme) => {
    addCss(styles)
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
  addCss(styles)
  const hostile = createTheme(lightTheme, { font: 'x; } body { display: none' })
  await look(hostile)
  expect(getComputedStyle(document.body).display).not.toBe('none')
})

test('a pair follows a class of the page, also when it changes', async () => {
  addCss(styles)
  const pair = { light: lightTheme, dark: midnightTheme }
  expect((await look(pair, '.night')).backgroundColor).toBe(rgb(lightTheme.color.accent))
  document.documentElement.classList.add('night')
  await expect
    .poll(() => getComputedStyle(screen.getByRole('button')).backgroundColor)
    .toBe(rgb(midnightTheme.color.accent))
})

test('the kit’s own themes follow a class too', async () => {
  addCss(styles)
  document.documentElement.classList.add('dark')
  expect((await look(undefined, '.dark')).backgroundColor).toBe(rgb(darkTheme.color.accent))
})

test('a host’s own stylesheet wins over a theme', async () => {
  addCss(styles)
  addCss('.ck-root { --ck-color-accent: rgb(1, 2, 3) }')
  expect((await look(midnightTheme)).backgroundColor).toBe('rgb(1, 2, 3)')
})

test('null leaves the colours to the host', async () => {
  addCss(styles)
  addCss('.ck-root { --ck-color-accent: rgb(1, 2, 3) }')
  expect(await look(null)).toMatchObject({ backgroundColor: 'rgb(1, 2, 3)' })
})

describe('beside the resets of a CSS framework', () => {
  const reset =
    '*, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid } button { background-color: transparent; color: inherit; font: inherit; padding: 0 } img, svg { display: block; max-width: 100% }'
  const whole = {
    backgroundColor: rgb(lightTheme.color.accent),
    color: rgb(lightTheme.color.accentText),
    paddingLeft: '18px',
  }

  test.each([
    ['in a layer', `@layer theme, base, components, utilities; @layer base { ${reset} }`],
    ['in no layer', reset],
  ])('the sheet holds, %s', async (_, css) => {
    addCss(styles)
    addCss(css)
    expect(await look()).toEqual(whole)
  })

  test('the layered sheet stands where the page puts it: above what comes before, below what comes after', async () => {
    addCss('@layer base, connect-kit, own;')
    addCss(layered)
    addCss(`@layer base { ${reset} }`)
    expect(await look()).toEqual(whole)
    addCss('@layer own { .ck-connect-wallet { padding: 3px } }')
    expect(getComputedStyle(screen.getByRole('button')).paddingLeft).toBe('3px')
  })
})

describe('what is the host’s stays the host’s', () => {
  test('a button in a part of the page that is hidden is hidden too', async () => {
    addCss(styles)
    addCss('.menu { visibility: hidden; pointer-events: none }')
    render(
      <div className="menu">
        <ExampleKit>
          <ConnectButton />
        </ExampleKit>
      </div>,
    )
    const button = await screen.findByText('Connect Wallet')
    expect(getComputedStyle(button)).toMatchObject({ visibility: 'hidden', pointerEvents: 'none' })
  })

  test('an avatar of the host’s own follows the host’s sheet', async () => {
    addCss(styles)
    addCss('.face { background-color: rgb(1, 2, 3); border: 2px dotted; margin: 1px }')
    render(
      <ExampleKit connected kit={{ avatar: () => <b className="face">N</b> }}>
        <ConnectButton />
      </ExampleKit>,
    )
    expect(getComputedStyle(await screen.findByText('N'))).toMatchObject({
      backgroundColor: 'rgb(1, 2, 3)',
      borderTopStyle: 'dotted',
      marginTop: '1px',
      fontWeight: '700',
    })
  })

  test('a disclaimer keeps the host’s marks, and reads like the dialog around it', () => {
    addCss(styles)
    addCss('.terms em { color: rgb(1, 2, 3); padding: 4px }')
    render(
      <KitContext value={{ ...defaultKit, appInfo: { disclaimer: <Terms /> } }}>
        <ConnectModalView {...connectModal.args} layout="wide" />
      </KitContext>,
    )
    expect(getComputedStyle(screen.getByText('terms'))).toMatchObject({
      color: 'rgb(1, 2, 3)',
      paddingLeft: '4px',
      fontStyle: 'italic',
      fontSize: '13px',
    })
  })
})

test('a drawing looks as its attributes say', () => {
  addCss(styles)
  const drawings = (
    <>
      <Avatar address="0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf" size={72} />
      <QrCode text="wc:1" alternative="code" size="download" />
      <CopyIcon />
      <ScanIcon />
    </>
  )
  render(<div className="ck-root">{drawings}</div>)
  const inKit = [...document.querySelectorAll('.ck-root svg *')]
  render(<div>{drawings}</div>)
  const bare = [...document.querySelectorAll('svg *')].filter((shape) => !inKit.includes(shape))
  expect(bare).toHaveLength(inKit.length)
  for (const [index, shape] of inKit.entries()) {
    for (const { name } of shape.attributes) {
      expect(getComputedStyle(shape).getPropertyValue(name), `${shape.tagName} ${name}`).toBe(
        getComputedStyle(bare[index]!).getPropertyValue(name),
      )
    }
  }
})

test.each([
  ['none', 44],
  ['medium', 36],
] as const)('the ring has the corners of the picture in it, radius: %s', (radius, corner) => {
  addCss(styles)
  const remove = applyTheme(createTheme(lightTheme, { radius }), 'ring')
  render(
    <div className="ck-root" data-ck-root="ring">
      <Lock state="asking">
        <AsyncImage src={undefined} size={72} />
      </Lock>
      <Lock state="asking" round>
        <Avatar address="0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266" size={72} />
      </Lock>
    </div>,
  )
  // Half of an arc leads from the middle of a side to the corner.
  const reach = [...document.querySelectorAll('.ck-lock')].map((lock) => {
    const arc = lock.querySelector<SVGPathElement>('.ck-arc')!
    return Math.round(arc.getPointAtLength(arc.getTotalLength() / 2).x)
  })
  remove()
  // A face is round in every theme.
  expect(reach).toEqual([corner, 31])
})
