import { composeStories } from '@storybook/react-vite'
import { cleanup, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { configure } from 'storybook/test'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import preview from '../../.storybook/preview.tsx'
import { everySetting } from '../testing/everySetting.ts'
import { hostileSheets } from '../testing/hostileSheets.ts'

type Composed = ComponentType & {
  play?: (context: { canvasElement: HTMLElement }) => Promise<void> | void
}

// As patient as the other tests: the stories look for things with a copy of their own.
configure({ asyncUtilTimeout: 30_000 })

// The pages of the Storybook stand in the Storybook alone.
const files = import.meta.glob<Parameters<typeof composeStories>[0]>(
  ['../**/*.stories.tsx', '!../docs/**'],
  {
    eager: true,
  },
)

const sheets = Object.entries(hostileSheets).map(([name, css]) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return { name, sheet }
})

/** Dresses the page with a host's sheet, after the kit's, as when an app imports its own styles last. */
function wear(sheet?: CSSStyleSheet) {
  const own = document.adoptedStyleSheets.filter(
    (each) => !sheets.some((one) => one.sheet === each),
  )
  document.adoptedStyleSheets = sheet ? [...own, sheet] : own
}

/** Where each kind of element stood, so that every kind is read once at each width. */
const read = new Set<string>()

/** What the kit draws and has not been read yet; what a host put into a slot, and how much room its own page gives, is the host's. */
function drawnByKit(): [name: string, element: Element][] {
  const names = new Set<string>()
  return [...document.querySelectorAll('.ck-root, .ck-root *')].flatMap((element) => {
    if (element.parentElement?.closest('.ck-slot, .shop')) return []
    const name = pathOf(element)
    if (read.has(name) || names.has(name)) return []
    names.add(name)
    return [[name, element]]
  })
}

function pathOf(element: Element): string {
  const { parentElement } = element
  const own = [element.tagName.toLowerCase(), ...element.classList].join('.')
  const state = [...element.attributes]
    .filter(({ name }) => /^data-(?!ck)|^aria-(?!label)/.test(name))
    .map(({ name, value }) => `[${name}=${value}]`)
    .join('')
  const place = [
    element.previousElementSibling ? '' : ':first',
    element.nextElementSibling ? '' : ':last',
  ].join('')
  const above =
    parentElement && !element.classList.contains('ck-root') ? `${pathOf(parentElement)} > ` : ''
  return above + own + state + place
}

const pseudos = [
  undefined,
  '::before',
  '::after',
  '::first-letter',
  '::marker',
  '::placeholder',
  '::backdrop',
]

/** Every property of these elements, as the browser has worked it out. */
function readLook(elements: readonly [name: string, element: Element][]): Map<string, string> {
  return new Map(
    elements.flatMap(([name, element]) =>
      pseudos.flatMap((pseudo): [string, string][] => {
        const style = getComputedStyle(element, pseudo)
        if (pseudo !== undefined && !isDrawn(element, pseudo))
          return [[`${name} ${pseudo}`, 'none']]
        return Array.from(style)
          .filter((property) => !property.startsWith('--'))
          .map((property) => [
            `${name} ${pseudo ?? ''} ${property}`,
            style.getPropertyValue(property),
          ])
      }),
    ),
  )
}

function isDrawn(element: Element, pseudo: string): boolean {
  switch (pseudo) {
    case '::before':
    case '::after':
      return getComputedStyle(element, pseudo).content !== 'none'
    case '::backdrop':
      return (
        element.matches(':popover-open') && getComputedStyle(element, pseudo).display !== 'none'
      )
    case '::first-letter':
      return /^(?:p|li|h[1-6])$/i.test(element.tagName)
    case '::marker':
      return getComputedStyle(element).display === 'list-item'
    default:
      return element.tagName === 'INPUT'
  }
}

const root = document.createElement('div')
root.id = 'root'
root.className = 'app'

beforeAll(() => {
  document.body.id = 'page'
  document.body.append(root)
  return () => {
    root.remove()
    document.body.removeAttribute('id')
  }
})
afterEach(() => {
  wear()
  cleanup()
})

const widths = [
  { name: 'wide', width: 1280, height: 800 },
  { name: 'phone', width: 390, height: 780 },
] as const

// The sheets name elements and not widths.
describe.each(everySetting ? widths : widths.slice(0, 1))(
  'beside a hostile stylesheet, $name',
  ({ width, height }) => {
    beforeAll(() => read.clear())
    beforeEach(() => page.viewport(width, height))

    describe.each(Object.entries(files))('%s', (_, stories) => {
      const composed = composeStories(stories, { ...preview, initialGlobals: { scheme: 'light' } })
      test.each(Object.entries(composed))('%s', { timeout: 60_000 }, async (_, story) => {
        const Story = story as Composed
        const frame = root.appendChild(document.createElement('main'))
        // How much space a button has, and which way lines run there, is the host's affair.
        frame.style.cssText = `all: initial !important; display: block !important; width: ${width - 20}px !important`
        const { container } = render(<Story />, { container: frame })
        await Story.play?.({ canvasElement: container })
        for (const animation of document.getAnimations()) animation.cancel()
        // What a host puts into a slot follows the host's sheet, and its size is the host's affair.
        for (const slot of document.querySelectorAll<HTMLElement>('.ck-slot')) {
          slot.style.display = 'none'
        }
        const elements = drawnByKit()
        const alone = readLook(elements)
        for (const { name, sheet } of sheets) {
          wear(sheet)
          const found: string[] = []
          for (const [key, value] of readLook(elements)) {
            const before = alone.get(key)
            if (value !== before) found.push(`${name}: ${key}: ${before ?? '–'} → ${value}`)
          }
          expect(found.slice(0, 40).join('\n')).toBe('')
        }
        // One that is tried again reads them again.
        for (const [name] of elements) read.add(name)
      })
    })
  },
)
