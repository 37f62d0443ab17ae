export { delegateTypedData, type DelegateTypedDataParameters } from './delegateTypedData.ts'
export {
  deleteTransactionTypedData,
  type DeleteTransactionTypedDataParameters,
} from './deleteTransactionTypedData.ts'
export type { ServiceTypedData } from './serviceTypedData.ts'
export { signInMessage, type SignInMessageParameters } from './signInMessage.ts'
export { totpAt } from './totpAt.ts'
