/**
 * The magic values by which a contract says that a signature is valid: `hash` when `isValidSignature` is called with a hash
 * (EIP-1271), which the account's contracts do since 1.5.0, and `bytes` when it is called with bytes, as in the draft of that EIP,
 * which they do up to 1.4.1. Each is the selector of the function that was called.
 */
export const erc1271MagicValues = { hash: '0x1626ba7e', bytes: '0x20c13b0b' } as const
