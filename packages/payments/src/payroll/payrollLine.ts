import type { Address } from 'viem'

import type { AddressProblem } from './readAddressText.ts'

/** Something that an account can pay with. */
export type PayrollToken = {
  /** `undefined` for the chain's own currency. */
  address: Address | undefined
  symbol: string
  decimals: number
  /** In the smallest unit; `undefined` while it is not known. */
  balance: bigint | undefined
}

/**
 * What is the matter with a line. `stop`: the line cannot be paid, or must not be before it was corrected; `look`: a person should
 * look at it once more. Each has a code for the words, and the values that the words need.
 */
export type PayrollProblem =
  /** A quote is opened in this line and not closed. */
  | { level: 'stop'; field: 'line'; code: 'openQuote' }
  /** A cell in quotes goes over several lines, and has an address in a further one. */
  | { level: 'stop'; field: 'line'; code: 'rowsInQuotes' }
  /** It stands under a further heading, which is another one than the first. */
  | { level: 'stop'; field: 'line'; code: 'otherHeading' }
  /** It is for another network; its name, or what was written. */
  | { level: 'stop'; field: 'line'; code: 'otherChain'; chain: string }
  /** It is asked whether what was written is the network of the account. */
  | { level: 'stop'; field: 'line'; code: 'chainUnclear' }
  /** The line itself says that it is not to be paid; what it says. */
  | { level: 'stop'; field: 'line'; code: 'setAside'; written: string }
  | { level: 'stop'; field: 'address'; code: 'addressMissing' }
  /** No address; `problem` says what it is instead. */
  | { level: 'stop'; field: 'address'; code: 'addressUnreadable'; problem: AddressProblem }
  /** A name with a dot, for this chain. Whose address it stands for is for the caller to ask. */
  | { level: 'stop'; field: 'address'; code: 'addressName'; name: string }
  /** One character is missing; the address that it fits, if one is known. */
  | {
      level: 'stop'
      field: 'address'
      code: 'addressOneMissing'
      fits: Address | undefined
    }
  /** Capitals are a checksum (EIP-55), and it does not fit. */
  | { level: 'stop'; field: 'address'; code: 'addressChecksum' }
  /** The prefix names another chain (EIP-3770). */
  | { level: 'stop'; field: 'address'; code: 'addressOtherChain'; prefix: string }
  /** The zero address, or another one that nobody holds. */
  | { level: 'stop'; field: 'address'; code: 'addressZero' }
  /** The account that pays. */
  | { level: 'stop'; field: 'address'; code: 'addressOwn' }
  /** A token's own contract: what is sent there is lost. */
  | { level: 'stop'; field: 'address'; code: 'addressToken'; symbol: string }
  /** It can be taken for an address that is known, and is another one. */
  | { level: 'stop'; field: 'address'; code: 'lookAlike'; alike: Address; name: string | undefined }
  /** It can be taken for the address of another line, and is another one. */
  | { level: 'stop'; field: 'address'; code: 'lookAlikeLine'; line: number; alike: Address }
  | { level: 'stop'; field: 'token'; code: 'tokenUnknown'; token: string }
  /** The line names no token, and it was not said yet what such lines are paid in. */
  | { level: 'stop'; field: 'token'; code: 'tokenMissing' }
  | { level: 'stop'; field: 'amount'; code: 'amountMissing' }
  | { level: 'stop'; field: 'amount'; code: 'amountUnreadable' }
  /** The decimal sign of the column was not decided yet. */
  | { level: 'stop'; field: 'amount'; code: 'amountUnclear' }
  /** The table, by `unit`, says that the amounts are in cents or thousands, and it was not said that they are paid as they stand. */
  | { level: 'stop'; field: 'amount'; code: 'amountUnit'; unit: string }
  | { level: 'stop'; field: 'amount'; code: 'amountZero' }
  /** More digits behind the point than the token has. */
  | { level: 'stop'; field: 'amount'; code: 'amountPrecise'; decimals: number; symbol: string }
  /** This line alone is more than the account holds. */
  | { level: 'stop'; field: 'amount'; code: 'amountTooLarge'; symbol: string }
  /** Another line has the same address under another name. */
  | { level: 'look'; field: 'address'; code: 'twoNames'; line: number; name: string }
  /** Somebody with another address has the name of the line in the payer's own address book, or one that looks the same. */
  | { level: 'look'; field: 'address'; code: 'nameOfOther'; other: Address }
  /** Another address stands in the name or in the memo: the columns may have been taken wrongly. */
  | { level: 'look'; field: 'address'; code: 'addressInText' }
  /** The same person, amount and token as an earlier line. */
  | { level: 'look'; field: 'address'; code: 'duplicate'; line: number }
  /** The account has not paid this address before. */
  | { level: 'look'; field: 'address'; code: 'firstTime' }
  /** The account has not paid this address as far back as is known. */
  | { level: 'look'; field: 'address'; code: 'unseen' }

/** One line after it was read and checked. */
export type PayrollLine = {
  /** Line of the text, from 1. */
  line: number
  /** As it was written. */
  typed: { name: string; address: string; amount: string; token: string; memo: string }
  /** Checksummed; `undefined` when it cannot be read. */
  address: Address | undefined
  token: PayrollToken | undefined
  /** In the token's smallest unit; `undefined` when it cannot be read. */
  amount: bigint | undefined
  /** Empty for none. */
  memo: string
  problems: readonly PayrollProblem[]
}

/** A line that can be paid. */
export type PayableLine = PayrollLine & { address: Address; token: PayrollToken; amount: bigint }

/** Whether nothing stops a line. */
export const isPayable = (line: PayrollLine): line is PayableLine =>
  line.address !== undefined &&
  line.token !== undefined &&
  line.amount !== undefined &&
  line.problems.every(({ level }) => level !== 'stop')
