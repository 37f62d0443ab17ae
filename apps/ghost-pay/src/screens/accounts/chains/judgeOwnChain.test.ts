import { expect, test } from 'vitest'

import { judgeOwnChain } from './newChain.ts'

const chains = [{ name: 'Ethereum' }, { name: 'Base' }]
const judge = (name: string, symbol = 'ACM') => judgeOwnChain({ name, symbol }, chains)

test('a chain has a name and a currency', () => {
  expect(judge(' Acme ', ' ACM ')).toEqual({ name: undefined, symbol: undefined })
  expect(judge(' ').name?.[0]).toBe('chains.noName')
  expect(judge('A'.repeat(41)).name?.[0]).toBe('chains.noName')
  for (const symbol of ['', 'A C', '1'.repeat(13), 'A\u200bB']) {
    expect(judge('Acme', symbol).symbol?.[0]).toBe('chains.noSymbol')
  }
})

test('a name that another chain has is refused, in any case', () => {
  expect(judge('ethereum').name).toEqual(['chains.nameTaken', { name: 'ethereum' }])
})
