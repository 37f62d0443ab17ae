export { currentPolicy, type SignedPolicy } from './currentPolicy.ts'
export {
  decidePayments,
  type PolicyDraft,
  type PolicyFacts,
  type PolicyFinding,
  type PolicyPayment,
} from './decidePayments.ts'
export { draftPayments } from './draftPayments.ts'
export { nativeLeft, tokensLeft } from './outflow.ts'
export { type Outflow, policyFacts, policySpans } from './policyFacts.ts'
export type { SpendPolicy, TokenLimit } from './policy.ts'
export { type PolicyTypedData, policyTypedData } from './policyTypedData.ts'
export { policyLimits, readPolicy } from './readPolicy.ts'
