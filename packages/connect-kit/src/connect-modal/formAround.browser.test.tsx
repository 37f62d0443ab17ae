import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { ConnectPanel } from '../provider/ConnectPanel.tsx'
import { ExampleKit } from '../testing/ExampleKit.tsx'

import '../styles.css'

beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const many = Array.from({ length: 14 }, (_, index) => `Wallet${index + 1}`)
const terms = { version: '1', text: 'I agree' }

test('in a form of the page no key sends it, and it does not own a field', async () => {
  const onSubmit = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  render(
    <ExampleKit installed={many} kit={{ appInfo: { terms } }}>
      <form ref={(form) => form?.addEventListener('submit', onSubmit)}>
        <input name="street" aria-label="Street" />
        <ConnectPanel />
        <button>Order</button>
      </form>
    </ExampleKit>,
  )
  const search = await screen.findByRole('searchbox')
  const box = await screen.findByRole('checkbox')
  await userEvent.click(search)
  await userEvent.keyboard('{Enter}nothing is called so{Enter}')
  await userEvent.click(box)
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
  // The page's own field sends it.
  await userEvent.click(screen.getByRole('textbox', { name: 'Street' }))
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
  const form = document.querySelector('form')!
  expect([...form.elements].filter((each) => each.matches('.ck-root input'))).toEqual([])
  form.reset()
  expect(box).toHaveProperty('checked', true)
})
