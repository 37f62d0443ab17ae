import { describeWalletError as describe } from '../errors/describeWalletError.ts'

/** Sorts whatever a wallet, wagmi, viem or the kit threw into one of the kinds that a page can act on. */
export const describeWalletError: typeof describe = describe
