import { describeWalletError as describe } from '../errors/describeWalletError.ts'

/** Sorts an error of a wallet, wagmi, viem or the kit into one of the kinds that a page can act on. */
export const describeWalletError: typeof describe = describe
