import type { Address } from 'viem'

/** What a batch costs beside its calls, in gas: signatures, the account's own bookkeeping, calldata. */
export const batchOverhead = 120_000n

/** Gas of one payment where no trial run has measured it: of a token, and of the chain's own currency. */
const gasOfPayment = { token: 60_000n, currency: 40_000n }

/** About how much gas a batch takes of which no trial run was made, by the token of each payment. */
export const roughGas = (tokens: readonly (Address | undefined)[]): bigint =>
  tokens.reduce(
    (sum, token) => sum + (token === undefined ? gasOfPayment.currency : gasOfPayment.token),
    batchOverhead,
  )
