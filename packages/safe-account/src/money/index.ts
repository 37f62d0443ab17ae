export { fiatAmount } from './fiatAmount.ts'
export { isStablecoin } from './isStablecoin.ts'
export { knownWorth } from './knownWorth.ts'
export { listHeld } from './listHeld.ts'
export { type MoneyFlow, moneyFlow, type MoneyHistory, runway, runwaySpan } from './moneyFlow.ts'
export {
  findPrices,
  longestAfter,
  type PaidPrices,
  paidPricesKind,
  type PricedAmount,
  type Prices,
  pricesIn,
  type Worth,
  worthAt,
} from './paidPrices.ts'
export { type PromisedLine, type PromisedMoney, promisedMoney } from './promisedMoney.ts'
export {
  type ChainHoldings,
  type HoldingsValue,
  type ValuedHolding,
  valueHolding,
  valueHoldings,
} from './valueHoldings.ts'
export { priceOf, worthAtPrice, worthOf, worthOfAll } from './worthOf.ts'
