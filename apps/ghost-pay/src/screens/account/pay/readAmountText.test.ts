import { expect, test } from 'vitest'

import { readAmountText } from './readAmountText.ts'

test.each([
  ['1.5', '1.5'],
  ['1,5', '1.5'],
  ['0,005', '0.005'],
  ['1 000', '1000'],
  ['1\u00a0000,25', '1000.25'],
  ['1\u202f000', '1000'],
  ['1’000.5', '1000.5'],
  ["1'000'000", '1000000'],
  ['1,234.56', '1234.56'],
  ['1.234,56', '1234.56'],
  ['1,234,567', '1234567'],
  ['1.234.567', '1234567'],
  ['1.500', '1.500'],
  ['1,50000', '1.50000'],
  ['1234,500', '1234.500'],
  ['.5', '0.5'],
  [',5', '0.5'],
  ['5.', '5'],
  ['0', '0'],
])('%s is read as %s', (typed, digits) => {
  expect(readAmountText(typed)).toEqual({ digits })
})

test.each([
  ['', /Enter an amount/],
  ['-1', /digits/],
  ['1e3', /digits/],
  ['.', /digits/],
  ['ten', /digits/],
  ['10 00', /digits/],
  ['1 00', /digits/],
  ['1000 000', /digits/],
  ['1,23,456', /digits/],
  ['1.2.3', /digits/],
  ['1,2.3,4', /digits/],
  ['1 000,000 000', /digits/],
  ['1 000.000,5', /digits/],
  ['1,500', /two ways\. Write 1500 or 1\.500\./],
  ['12,345', /two ways\. Write 12345 or 12\.345\./],
])('%s is not guessed', (typed, sentence) => {
  const read = readAmountText(typed)
  expect('problem' in read ? read.problem : read.digits).toMatch(sentence)
})
