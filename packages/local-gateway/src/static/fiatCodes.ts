/** The currencies that balances can be asked in. Prices come from the chain's own table; without one the value is 0. */
export const fiatCodes = ['CHF', 'CNY', 'EUR', 'GBP', 'JPY', 'USD'] as const
