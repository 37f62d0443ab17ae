import type { Decorator } from '@storybook/react-vite'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { Screen } from '../Screen.tsx'
import { writeAddressBook } from './writeAddressBook.ts'

const names = new Map([
  [testAddresses.alice, 'Alice'],
  [testAddresses.bob, 'Bob'],
  [testAddresses.carol, 'Carol'],
] as const)

/** Around every story: a column of the app, a theme, and a browser that knows three owners by name. */
export const withApp: Decorator = (Story, { globals }) => {
  const theme: unknown = globals['theme']
  document.documentElement.dataset['theme'] = theme === 'dark' ? 'dark' : 'light'
  localStorage.setItem('ghost-pay.people.v1', writeAddressBook(names))
  return (
    <Router hook={memoryLocation({ path: '/' }).hook}>
      <Screen>
        <Story />
      </Screen>
    </Router>
  )
}
