import { type Address, getAddress } from 'viem'

/** A person whom the accounts of a seed pay. There is no known key for the address. */
export type SeededPayee = { name: string; address: Address }

const names = ['Emma', 'Farid', 'Grace', 'Hugo', 'Ines', 'Jonas', 'Kim', 'Lena'] as const

/** The eight people of the payrolls, with the same addresses on every run and every chain. */
export const payees: readonly SeededPayee[] = names.map((name, index) => ({
  name,
  address: getAddress(`0x${(0xa11ce00000 + index).toString(16).padEnd(40, '5')}`),
}))
