import {
  describeWalletError as describe,
  isUserRejection as isRejection,
} from '../errors/describeWalletError.ts'

/** Sorts whatever a wallet, wagmi, viem or the kit threw into one of the kinds that a page can act on. */
export const describeWalletError: typeof describe = describe

/** Whether the visitor refused in the wallet: an answer, not a failure. */
export const isUserRejection: typeof isRejection = isRejection
