import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { peopleKey } from '../../../people/usePeople.ts'
import { buildAccount } from '../../../testing/buildAccount.ts'
import { RecipientField } from './RecipientField.tsx'

const { alice, bob, carol } = testAddresses

afterEach(() => {
  cleanup()
  localStorage.clear()
})

test('two people whose names look the same are told apart where one is chosen, and once one is', () => {
  const names = { [alice]: 'Bоb', [bob]: 'Bob', [carol]: 'Carol' } // a Cyrillic o
  localStorage.setItem(peopleKey, JSON.stringify(names))
  const options = [alice, bob, carol].map((address) => ({
    address,
    name: names[address],
    lastPaid: undefined,
  }))
  const field = {
    account: buildAccount(),
    problem: undefined,
    options,
    history: 'whole',
    value: '',
    onChange: vi.fn(),
    onLeave: vi.fn(),
  } as const
  const { rerender } = render(<RecipientField {...field} />)
  fireEvent.focus(screen.getByRole('combobox'))
  const [imitator, real, other] = screen.getAllByRole('option').map((row) => row.textContent)
  expect(imitator).toContain('Somebody with another address has this name, or one that looks the')
  expect(imitator).toContain('The letter “о” in this name is from another alphabet')
  expect(real).toContain('or one that looks the same')
  expect(real).not.toContain('alphabet')
  expect(other).not.toContain('looks the same')

  rerender(<RecipientField {...field} value={bob} chosen={options[1]} />)
  fireEvent.blur(screen.getByRole('combobox'))
  expect(screen.getByText(/or one that looks the same/)).toBeTruthy()
})
