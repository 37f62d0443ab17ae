/** An amount. */
export const figureCopy = {
  'figure.unknown': '{symbol} amount unknown',
} as const
