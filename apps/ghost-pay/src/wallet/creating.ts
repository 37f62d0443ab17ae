/** What creates an account, loaded when one is created. */
export { walletHere } from './walletHere.ts'
export { waitForOutcome } from '@ghost-pay/connect-kit'
export {
  followDeployment,
  readAskedDeployment,
  sendDeployment,
} from '@ghost-pay/safe-account/creation'
