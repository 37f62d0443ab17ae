import { expect, test } from 'vitest'

import { selectKey } from './selectList.ts'

const closed = { isOpen: false, at: 2, count: 5 }
const open = { isOpen: true, at: 2, count: 5 }
const press = (key: string, altKey = false) => ({ key, altKey })

test('a closed list opens at what is chosen, and at its ends', () => {
  for (const key of ['ArrowDown', 'ArrowUp', 'Enter', ' ']) {
    expect(selectKey(closed, press(key))).toEqual({ to: 'open', at: 2 })
  }
  expect(selectKey(closed, press('ArrowDown', true))).toEqual({ to: 'open', at: 2 })
  expect(selectKey(closed, press('Home'))).toEqual({ to: 'open', at: 0 })
  expect(selectKey(closed, press('End'))).toEqual({ to: 'open', at: 4 })
})

test('the arrows of an open list stop at its ends', () => {
  expect(selectKey(open, press('ArrowDown'))).toEqual({ to: 'move', at: 3 })
  expect(selectKey(open, press('ArrowUp'))).toEqual({ to: 'move', at: 1 })
  expect(selectKey({ ...open, at: 4 }, press('ArrowDown'))).toEqual({ to: 'move', at: 4 })
  expect(selectKey({ ...open, at: 0 }, press('ArrowUp'))).toEqual({ to: 'move', at: 0 })
  expect(selectKey({ ...open, count: 40 }, press('PageDown'))).toEqual({ to: 'move', at: 12 })
  expect(selectKey(open, press('PageUp'))).toEqual({ to: 'move', at: 0 })
})

test('Enter, space and Alt with the arrow up take a choice, Tab takes it and leaves, Escape takes none', () => {
  expect(selectKey(open, press('Enter'))).toEqual({ to: 'choose' })
  expect(selectKey(open, press(' '))).toEqual({ to: 'choose' })
  expect(selectKey(open, press('ArrowUp', true))).toEqual({ to: 'choose' })
  expect(selectKey(open, press('Tab'))).toEqual({ to: 'leave' })
  expect(selectKey(open, press('Escape'))).toEqual({ to: 'close' })
})

test('a closed list leaves the keys of the page to the page', () => {
  for (const key of ['Tab', 'Escape', 'PageDown', 'PageUp', 'F5', 'Shift']) {
    expect(selectKey(closed, press(key))).toBeUndefined()
  }
})
