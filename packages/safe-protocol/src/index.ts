export { erc20Abi } from './abis/erc20Abi.ts'
export { erc721Abi } from './abis/erc721Abi.ts'
export { legacyIsValidSignatureAbi } from './abis/legacyIsValidSignatureAbi.ts'
export { multiSendAbi } from './abis/multiSendAbi.ts'
export { safe130EventsAbi } from './abis/safe130EventsAbi.ts'
export { safeAbi } from './abis/safeAbi.ts'
export { safeProxyFactoryAbi } from './abis/safeProxyFactoryAbi.ts'
export { signMessageLibAbi } from './abis/signMessageLibAbi.ts'
export { simulateTxAccessorAbi } from './abis/simulateTxAccessorAbi.ts'
export { domainHash, type SafeDomain } from './domain.ts'
export {
  InvalidFieldError,
  InvalidSignatureError,
  type InvalidSignatureReason,
  InvalidTransactionIdError,
  InvalidVersionError,
  SafeProtocolError,
} from './errors.ts'
export { type ContractCall, execTransactionCall } from './execTransactionCall.ts'
export { recoverSigner } from './recoverSigner.ts'
export {
  messageDigest,
  type SafeMessage,
  safeMessageHash,
  type SafeMessageParameters,
  type SafeMessageTypedDataInput,
} from './safeMessageHash.ts'
export { safeMessageTypedData } from './safeMessageTypedData.ts'
export {
  type SafeTransaction,
  type SafeTransactionInput,
  toSafeTransaction,
} from './safeTransaction.ts'
export { safeTxHash, type SafeTxParameters, safeTxPreimage } from './safeTxHash.ts'
export { type SafeTypedData, safeTxTypedData } from './safeTxTypedData.ts'
export { compareVersions } from './safeVersion.ts'
export {
  approvedHashSignature,
  contractSignatureOf,
  joinSignatures,
  type OwnedSignature,
  parseSignature,
  type SafeSignature,
  splitSignatures,
} from './signature.ts'
export { formatTransactionId, parseTransactionId, type TransactionId } from './transactionId.ts'
export type { NumberInput } from './uint.ts'
