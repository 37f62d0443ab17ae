/** An amount. */
export const figureCopy = {
  'figure.unknown': '{symbol} amount unknown',
  'figure.unknownWorth': 'What it is worth is not known',
} as const
