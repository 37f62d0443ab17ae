export { findPolicy, keepPolicy, type KeptPolicy, readKeptPolicy } from './keptPolicies.ts'
export { type FoundPolicy, readSpendPolicy } from './readSpendPolicy.ts'
export { readSpent, type Spent } from './readSpent.ts'
