/** What stands where a token names no symbol that can be seen. */
export const symbolCopy = { 'symbol.unnamed': 'unnamed token' } as const
