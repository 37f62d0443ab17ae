import { expect, test } from 'vitest'

import { createRecorder } from './createRecorder.ts'

const asked = (recorder: ReturnType<typeof createRecorder>, from: number, to: number) => {
  for (let n = from; n < to; n++) recorder.first(`/${n}`, 'new')
}

test('the first answer to an address is given back', () => {
  const recorder = createRecorder()
  expect(recorder.first('/a', '1')).toBe('1')
  expect(recorder.first('/a', '2')).toBe('1')
  expect(recorder.first('/b', '3')).toBe('3')
})

test('of many URLs the most recently requested ones are kept', () => {
  const recorder = createRecorder()
  recorder.first('/kept', 'old')
  recorder.first('/forgotten', 'old')
  asked(recorder, 0, 498)
  recorder.first('/kept', 'new')
  asked(recorder, 498, 500)
  expect(recorder.first('/kept', 'new')).toBe('old')
  expect(recorder.first('/forgotten', 'new')).toBe('new')
})

test('of long answers fewer are kept, and of one that is too long none', () => {
  const recorder = createRecorder()
  recorder.first('/small', 'old')
  for (const name of ['a', 'b', 'c']) recorder.first(name, name.repeat(3_000_000))
  expect(recorder.first('/small', 'new')).toBe('new')
  expect(recorder.first('c', 'new')).toMatch(/^c+$/)
  recorder.first('/huge', 'x'.repeat(8_000_001))
  expect(recorder.first('/huge', 'new')).toBe('new')
})
