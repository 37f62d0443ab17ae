export {
  buildTransaction,
  type BuildTransactionParameters,
  buildTransfer,
  infoOf,
  testAddresses,
} from '@ghost-pay/gateway-testing'
