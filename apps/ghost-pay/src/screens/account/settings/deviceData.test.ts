// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'

import {
  applyDataImport,
  formatDataFile,
  planDataImport,
  readDataFile,
  readDevice,
  wipeDevice,
} from './deviceData.ts'

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('ghost-pay.people.v1', '{"a":"b"}')
  localStorage.setItem('ghost-pay.drafts.v1', '{"b":1}')
  localStorage.setItem('other', 'stays')
})

test('a file has everything of the app and nothing of others, and is read as it was written', () => {
  const data = readDevice(localStorage)
  expect(data).toEqual({ 'ghost-pay.drafts.v1': '{"b":1}', 'ghost-pay.people.v1': '{"a":"b"}' })
  expect(readDataFile(formatDataFile(data))).toEqual(data)
})

test('what would be replaced is said before, and only what was chosen is taken over', () => {
  const { changes, same } = planDataImport(readDevice(localStorage), {
    'ghost-pay.drafts.v1': '{"a":1}',
    'ghost-pay.nodes.v1': '{"1":"https://node.example"}',
  })
  expect(changes.map(({ key, replaces }) => [key, replaces])).toEqual([
    ['ghost-pay.drafts.v1', true],
    ['ghost-pay.nodes.v1', false],
  ])
  expect(same).toBe(0)
  applyDataImport(localStorage, changes.slice(1))
  expect(localStorage.getItem('ghost-pay.drafts.v1')).toBe('{"b":1}')
  expect(localStorage.getItem('ghost-pay.nodes.v1')).toBe('{"1":"https://node.example"}')
})

test.each(['', '[]', '{}'])(
  'a part that holds nothing any more, kept as “%s”, is no part here nor in a file',
  (nothing) => {
    localStorage.setItem('ghost-pay.signed-in.v1', nothing)
    const data = readDevice(localStorage)
    expect(data).not.toHaveProperty(['ghost-pay.signed-in.v1'])
    const file = formatDataFile({ ...data, 'ghost-pay.signed-in.v1': nothing })
    expect(readDataFile(file)).toEqual(data)
  },
)

test('wiping leaves what is not the app’s', () => {
  wipeDevice(localStorage)
  expect(readDevice(localStorage)).toEqual({})
  expect(Object.keys(localStorage)).toEqual(['other'])
})

test.each([
  '',
  '{}',
  'null',
  '{"format":"ghost-pay-data","version":2,"data":{}}',
  '{"format":"ghost-pay-data","version":1,"data":{"other":"x"}}',
  '{"format":"ghost-pay-data","version":1,"data":{"ghost-pay.a":1}}',
])('%s is no data file', (text) => {
  expect(readDataFile(text)).toBeUndefined()
})
