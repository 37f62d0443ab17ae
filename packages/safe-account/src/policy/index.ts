export { type KeptPolicy, keptPolicyKind } from './keptPolicies.ts'
export { type FoundPolicy, readSpendPolicy } from './readSpendPolicy.ts'
export { readSpent, type Spent } from './readSpent.ts'
