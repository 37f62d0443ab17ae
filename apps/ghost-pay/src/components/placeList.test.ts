import { expect, test } from 'vitest'

import { placeList } from './selectList.ts'

const page = { width: 390, height: 800 }
const field = { top: 100, bottom: 144, left: 16, width: 358 }

test('a list stands under its field and is as wide', () => {
  expect(placeList(field, 120, page)).toEqual({ left: 16, width: 358, top: 148, maxHeight: 120 })
  expect(placeList(field, 900, page)).toMatchObject({ top: 148, maxHeight: 360 })
})

test('at the end of the window it stands above its field', () => {
  const low = { ...field, top: 740, bottom: 784 }
  expect(placeList(low, 120, page)).toEqual({ left: 16, width: 358, bottom: 64, maxHeight: 120 })
})

test('where it is whole on neither side it takes the larger, and ends within the window', () => {
  const short = { width: 800, height: 300 }
  expect(placeList({ ...field, top: 160, bottom: 204 }, 400, short)).toMatchObject({
    bottom: 144,
    maxHeight: 148,
  })
  expect(placeList({ ...field, top: 90, bottom: 134 }, 400, short)).toMatchObject({
    top: 138,
    maxHeight: 154,
  })
})

test('it never ends beside the window', () => {
  expect(placeList({ ...field, left: 370, width: 120 }, 120, page)).toMatchObject({ left: 262 })
  expect(placeList({ ...field, left: -40, width: 900 }, 120, page)).toMatchObject({
    left: 8,
    width: 374,
  })
})
