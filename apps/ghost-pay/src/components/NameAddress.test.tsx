import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { peopleKey } from '../people/usePeople.ts'
import { NameAddress } from './NameAddress.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const kept = () => localStorage.getItem(peopleKey)
const name = (typed: string) => {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: typed } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
}

test('a second Bob is asked about once, and a name that is too long is refused', () => {
  localStorage.setItem(peopleKey, JSON.stringify({ [testAddresses.bob]: 'Bob' }))
  render(<NameAddress address={testAddresses.shop} />)
  fireEvent.click(screen.getByRole('button', { name: 'Name this address' }))
  name('x'.repeat(44))
  expect(screen.getByRole('alert').textContent).toContain('at most 40 characters, and this has 44')
  name('x'.repeat(44))
  expect(kept()).not.toContain('xxx')
  name('bob')
  expect(screen.getByRole('alert').textContent).toContain('has this name already')
  name('Bоb') // a Cyrillic o
  expect(screen.getByRole('alert').textContent).toContain('or one that looks the same')
  name('Kеstrel') // a Cyrillic ye
  expect(screen.getByRole('alert').textContent).toContain('from another alphabet')
  name('bob')
  expect(kept()).not.toContain(testAddresses.shop)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(kept()).toContain(testAddresses.shop)
})

test('Escape keeps nothing, and leaves a person at the button they came from', () => {
  render(<NameAddress address={testAddresses.shop} />)
  fireEvent.click(screen.getByRole('button', { name: 'Name this address' }))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Shop' } })
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Name this address' }))
  expect(kept()).toBeNull()
})
