import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { putPerson } from '@ghost-pay/payments/people'

import { NamesOn } from './NamesOn.ts'
import { useAddressBook } from './useAddressBook.ts'
import { changePeople, peopleKey } from './usePeople.ts'

const alice = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

function Name() {
  const { nameOf } = useAddressBook()
  return <p>{nameOf(alice) ?? 'Nobody'}</p>
}

afterEach(() => {
  localStorage.removeItem(peopleKey)
})

test('on the pages of an account a name counts only on its chains', () => {
  act(() => {
    changePeople((people) =>
      putPerson(people, { address: alice, name: 'Alice', groups: [], chainIds: [137] }),
    )
  })
  const { rerender } = render(
    <NamesOn value={1}>
      <Name />
    </NamesOn>,
  )
  expect(screen.getByText('Nobody')).toBeDefined()
  rerender(
    <NamesOn value={137}>
      <Name />
    </NamesOn>,
  )
  expect(screen.getByText('Alice')).toBeDefined()
  rerender(<Name />)
  expect(screen.getByText('Alice'), 'where no chain is meant').toBeDefined()
})
