import type { Address, Hash, Hex } from 'viem'

/** A signature, who gave it, and for what. */
export type Signed = { signature: Hex; signer: Address; safeTxHash: Hash }
