import { type Address, getAddress, keccak256, stringToHex } from 'viem'

/** A person whom the accounts of a seed pay. There is no known key for the address. */
export type SeededPayee = { name: string; address: Address }

const names = ['Emma', 'Farid', 'Grace', 'Hugo', 'Ines', 'Jonas', 'Kim', 'Lena'] as const

/** The eight people of the payrolls, with the same addresses on every run and every chain. */
export const payees: readonly SeededPayee[] = names.map((name) => ({
  name,
  // As unlike each other as the addresses of people are.
  address: getAddress(`0x${keccak256(stringToHex(`payee ${name}`)).slice(-40)}`),
}))
