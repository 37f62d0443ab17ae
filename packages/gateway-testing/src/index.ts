export { accountAddress } from './accountAddress.ts'
export { buildDetails, type BuildDetailsParameters, buildPayment } from './buildDetails.ts'
export { buildSafeInfo } from './buildSafeInfo.ts'
export {
  buildTransaction,
  type BuildTransactionParameters,
  buildTransfer,
  infoOf,
  testAddresses,
} from './buildTransaction.ts'
export {
  changed,
  createLyingGateway,
  type GatewayCall,
  type GatewayLie,
  type LyingGateway,
  withOtherPayee,
} from './lyingGateway.ts'
export { type NameRecords, type RegistryNode, registryNode } from './registryNode.ts'
export { buildSignable } from './buildSignable.ts'
export { buildToken } from './buildToken.ts'
