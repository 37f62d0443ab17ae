import { cleanup, render, screen } from '@testing-library/react'
import { lazy, useState } from 'react'
import { userEvent } from 'storybook/test'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Link, Route, Router, Switch } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'

import { Screen } from './Screen.tsx'
import { ScreenFrame } from './ScreenFrame.tsx'

import './theme/tokens.css'
import './theme/base.css'
import './Page.css'

beforeEach(() => page.viewport(390, 844))
afterEach(cleanup)

const placeOf = (title: string) => () => (
  <Screen>
    <h1>{title}</h1>
  </Screen>
)
const Late = lazy(() => Promise.resolve({ default: placeOf('Late') }))

function Breaks(): never {
  throw new Error('There is no such asset.')
}

/** What is thrown without words. */
const wordless = { undefined, null: null, object: {}, error: new Error(), blank: ' ' }

function BreaksWordless({ params }: { params: { thrown: string } }): never {
  // oxlint-disable-next-line typescript/only-throw-error -- what code of others throws may be no error
  throw Object.entries(wordless).find(([name]) => name === params.thrown)?.[1]
}

const Missing = lazy(() => Promise.reject(new TypeError('Failed to fetch the module')))

/** A frame with places to go; the header stands for the app's own. */
function openAt(path: string) {
  const { hook } = memoryLocation({ path })
  render(
    <Router hook={hook}>
      <header>
        {['home', 'other', 'late', 'breaks', 'missing'].map((place) => (
          <Link key={place} href={`/${place}`}>
            {place}
          </Link>
        ))}
      </header>
      <ScreenFrame>
        <Switch>
          <Route path="/home" component={placeOf('Home')} />
          <Route path="/other" component={placeOf('Other')} />
          <Route path="/late" component={Late} />
          <Route path="/breaks" component={Breaks} />
          <Route path="/wordless/:thrown" component={BreaksWordless} />
          <Route path="/missing" component={Missing} />
        </Switch>
      </ScreenFrame>
    </Router>,
    // What the boundary catches is expected here, and needs no line in the log.
    { onCaughtError: () => undefined },
  )
}

const go = (place: string) => page.getByRole('link', { name: place }).click()
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('the first screen leaves the focus where the browser put it', async () => {
  openAt('/home')
  await heading('Home')
  expect(document.activeElement).toBe(document.body)
})

test('after a navigation the focus is on the heading, also when the code of the screen is loaded late', async () => {
  openAt('/home')
  await go('other')
  expect(document.activeElement).toBe(await heading('Other'))
  await go('late')
  const late = await heading('Late')
  await expect.poll(() => document.activeElement).toBe(late)
  await go('home')
  expect(document.activeElement).toBe(await heading('Home'))
})

test('a screen that breaks says so, keeps the header, and lets one go elsewhere', async () => {
  openAt('/home')
  await go('breaks')
  await heading('This page stopped')
  expect(screen.getByText('There is no such asset.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  await go('other')
  await heading('Other')
})

test.each(Object.keys(wordless))(
  'a screen that breaks by throwing something without words (%s) says only that it stopped',
  async (thrown) => {
    openAt(`/wordless/${thrown}`)
    await heading('This page stopped')
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
    expect(document.querySelector('details')).toBeNull()
  },
)

test('code that cannot be loaded is a broken screen, not an empty one', async () => {
  openAt('/home')
  await go('missing')
  await heading('This page stopped')
})

/** A screen with a form that opens below its button, or in its place. */
function Opening({ stays }: { stays: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Screen>
      <h1>People</h1>
      <section>
        <h2>Owners</h2>
        {(stays || !isOpen) && <button onClick={() => setOpen(true)}>Add</button>}
        {isOpen && (
          <form>
            <input aria-label="Name" />
            <button type="button" onClick={() => setOpen(false)}>
              Cancel
            </button>
          </form>
        )}
      </section>
    </Screen>
  )
}

async function press(name: string) {
  screen.getByRole('button', { name }).focus()
  await userEvent.keyboard('{Enter}')
}

test('after a form is closed the focus is on the button that opened it', async () => {
  render(<Opening stays />)
  await press('Add')
  await press('Cancel')
  await expect.poll(() => document.activeElement?.textContent).toBe('Add')
})

test('where a button is replaced by what it opens the focus is on the nearest heading', async () => {
  render(<Opening stays={false} />)
  await press('Add')
  await expect.poll(() => document.activeElement?.textContent).toBe('Owners')
  await press('Cancel')
  await expect.poll(() => document.activeElement?.textContent).toBe('Owners')
})

test('whoever has left a form gets no focus when it goes', async () => {
  render(<Opening stays />)
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  const cancel = screen.getByRole('button', { name: 'Cancel' })
  cancel.focus()
  cancel.blur()
  await Promise.resolve()
  cancel.click()
  await expect.poll(() => screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  expect(document.activeElement).toBe(document.body)
})

test('where a screen takes the place of another at the same address the focus is on its heading', async () => {
  function Steps() {
    const [isRead, setRead] = useState(false)
    return isRead ? (
      <Screen key="lines">
        <h1>Lines</h1>
      </Screen>
    ) : (
      <Screen key="paste">
        <h1>Paste</h1>
        <button onClick={() => setRead(true)}>Read</button>
      </Screen>
    )
  }
  render(<Steps />)
  await press('Read')
  await expect.poll(() => document.activeElement?.textContent).toBe('Lines')
})
