import type { Person } from '@ghost-pay/payments/people'
import { plainText } from '@ghost-pay/safe-protocol'

import { isGoodOn } from '../../../../data/addressBook.ts'

/** People as lines of a payroll: name, address, and an amount that is still to be typed. */
export const groupLines = (people: readonly Person[]): string =>
  [
    'name\taddress\tamount',
    ...people.map(({ name, address }) => `${cell(name)}\t${address}\t`),
  ].join('\n')

/** Words as a cell of a line, without what would end it. */
export const cell = (words: string): string => plainText(words.replace(/["\t\r\n]/g, ' '))

/** Those of a group who can be paid on a chain: the address of some is good on other chains only. */
export const payableOn = (people: readonly Person[], chainId: number): readonly Person[] =>
  people.filter((person) => isGoodOn(person, chainId))
