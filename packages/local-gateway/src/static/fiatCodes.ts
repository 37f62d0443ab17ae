/** The currencies of balances. Prices are configured per chain; without a price the value is 0. */
export const fiatCodes = ['CHF', 'CNY', 'EUR', 'GBP', 'JPY', 'USD'] as const
