import { expect, test } from 'vitest'

import { comparableName } from './comparableName.ts'

test.each([
  ['MetaMask', 'METAMASK'],
  ['MetaMask', 'Meta Mask'],
  ['MetaMask', 'MetaMask ✓'],
  ['MetaMask', 'ＭetaMask'],
  ['MetaMask', 'M\u0435t\u0430M\u0430sk'],
  ['MetaMask', 'Μ\u03b5t\u03b1Mask'],
  ['MetaMask', 'M3t4M4sk'],
  ['MetaMask', 'ᴍᴇᴛᴀᴍᴀsᴋ'],
  ['MetaMask', '𝗠𝗲𝘁𝗮𝗠𝗮𝘀𝗸'],
  ['MetaMask', 'MetaMask Wallet'],
  ['MetaMask', 'The MetaMask Wallet Extension'],
  ['MetaMask', 'MetaMask Official App'],
  ['MetaMask', 'MétaMask'],
  ['MetaMask', 'rnetaMask'],
  ['Rainbow', 'Rainb0w'],
  ['Rainbow', 'Ra1nbow'],
  ['Rainbow', 'Rainbovv'],
  ['Rabby Wallet', 'Rabby'],
  ['Rabby Wallet', 'Rаbby'],
  ['Coinbase Wallet', 'C0lnba$e'],
  ['1inch Wallet', 'linch'],
])('%s is what %s is taken for', (name, imitation) => {
  expect(comparableName(imitation)).toBe(comparableName(name))
})

test.each([
  ['Rabby', 'Rabbit'],
  ['Wallet', 'MetaMask'],
  ['Core', 'Kore'],
  ['Phantom', 'Fantom'],
  ['Frame', 'Frames'],
  ['Theta', 'Ta'],
])('%s and %s are two', (one, other) => {
  expect(comparableName(one)).not.toBe(comparableName(other))
})

test('a name that is nothing but a suffix stays a name', () => {
  expect(comparableName('Wallet')).not.toBe('')
})
