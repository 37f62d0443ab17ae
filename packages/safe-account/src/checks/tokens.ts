export { sameLetters, type SortedTokens, sortTokens, type TokenDoubt } from './tokenTrust.ts'
