export { cleanSymbol, cleanToken } from './cleanSymbol.ts'
export { tokenAt } from './tokenAt.ts'
export { compareToken, type TokenDifference } from './compareToken.ts'
export { sameLetters, type SortedTokens, sortTokens, type TokenDoubt } from './tokenTrust.ts'
