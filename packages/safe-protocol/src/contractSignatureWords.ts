/**
 * How the answer of a contract begins that a signature holds for: asked about a hash (EIP-1271), which the account's contracts do
 * since 1.5.0, and about bytes, as in the draft of that EIP, which they do up to 1.4.1. Each is the selector of what was asked.
 */
export const contractSignatureWords = { hash: '0x1626ba7e', bytes: '0x20c13b0b' } as const
