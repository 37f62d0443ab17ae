import type { MovedAmount } from './transactionView.ts'

/** Whether an amount is a collectible: which one stands in its name, as `Punk #7`, and no balance tells. */
export const isCollectibleAmount = ({
  symbol,
  token,
}: Pick<MovedAmount, 'symbol' | 'token'>): boolean => token === undefined && symbol.includes('#')
