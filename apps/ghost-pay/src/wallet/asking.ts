/** What asks a wallet, loaded when it is needed: other parts of the same packages are on every page. */
export { walletHere } from './walletHere.ts'
export { sendExecution, sendFaster } from '@ghost-pay/safe-account/execution'
export { requestSignature, verifyKept, verifyNonce } from '@ghost-pay/safe-account/signing'
