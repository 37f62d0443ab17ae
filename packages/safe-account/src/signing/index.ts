export {
  canStop,
  initialSignFlow,
  isRunning,
  reduceSignFlow,
  type SignEvent,
  type SignFlow,
} from './signFlow.ts'
export { CheckFailedError, type FailedCheck, type UnreadCheck } from './CheckFailedError.ts'
export type { WalletAccess, WalletClient } from './WalletAccess.ts'
export { openWallet, verifyWallet, type WalletQuestions } from './verifyWallet.ts'
export { verifyCode } from './verifyCode.ts'
export { verifyIsOwner } from './verifyOwner.ts'
export { verifyNonce } from './verifyNonce.ts'
export { stopReason, whenStopped } from './stopReason.ts'
export { verifyKept } from './verifyKept.ts'
export { notOwn, ownSignature } from './ownSignature.ts'
export {
  requestSignature,
  type RequestSignatureParameters,
  type SignatureForm,
} from './requestSignature.ts'
