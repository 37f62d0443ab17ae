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

/** Grace, whom the Treasury pays by payroll and by invoice. */
const [, , imitated] = payees

/**
 * An address that is taken for Grace's where only the ends are read: its first and last four digits are hers. There is no known key for
 * it. The Treasury of the demo has received a cent from it, so that a visitor sees what an app says of it.
 */
export const lookAlike: Address = getAddress(
  `${imitated?.address.slice(0, 6)}${keccak256(stringToHex('look-alike of Grace')).slice(2, 34)}${imitated?.address.slice(-4)}`.toLowerCase(),
)
