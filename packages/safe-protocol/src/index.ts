export { erc165Abi, erc721InterfaceId } from './abis/erc165Abi.ts'
export { erc20ExtensionsAbi } from './abis/erc20ExtensionsAbi.ts'
export { erc1271MagicValues } from './erc1271MagicValues.ts'
export { legacyIsValidSignatureAbi } from './abis/legacyIsValidSignatureAbi.ts'
export { safe130EventsAbi } from './abis/safe130EventsAbi.ts'
export { safeAbi } from './abis/safeAbi.ts'
export { safeProxyFactoryAbi } from './abis/safeProxyFactoryAbi.ts'
export { signMessageLibAbi } from './abis/signMessageLibAbi.ts'
export {
  type AccountContracts,
  type AccountCreation,
  accountSetupData,
  createAccountCall,
  predictAccountAddress,
} from './accountAddress.ts'
export { accountStorageSlots, listSentinel } from './accountStorage.ts'
export { rejectionTransaction, signMessageTransaction } from './accountTransactions.ts'
export type {
  CheckedConfirmation,
  Confirmation,
  ConfirmationProblem,
  ContractOwner,
} from './confirmations.ts'
export {
  type ContractOwnerCall,
  contractOwnerCall,
  type ContractOwnerCallParameters,
} from './contractOwnerCall.ts'
export type { DescribeOptions, KnownToken } from './describeContext.ts'
export {
  describeMessage,
  type DescribeMessageParameters,
  type MessageAction,
  type MessageDescription,
} from './describeMessage.ts'
export {
  descriptionCopy,
  type DescriptionSaid,
  type DescriptionSentence,
  type SayDescription,
} from './descriptionCopy.ts'
export { describeTransaction, type DescribeTransactionParameters } from './describeTransaction.ts'
export {
  calldataDigest,
  safeMessageDigests,
  safeTxDigests,
  type TypedDataDigests,
} from './digests.ts'
export {
  domainHash,
  type SafeDomain,
  type SafeTypedDataDomain,
  type TypedDataField,
} from './domain.ts'
export {
  InvalidFieldError,
  InvalidOwnersError,
  type InvalidOwnersReason,
  InvalidSignatureError,
  type InvalidSignatureReason,
  InvalidTransactionIdError,
  InvalidVersionError,
  SafeProtocolError,
  UnknownContractError,
} from './errors.ts'
export { type ContractCall, execTransactionCall } from './execTransactionCall.ts'
export { latinLetters } from './latinLetters.ts'
export type { MetaTransaction, MetaTransactionInput } from './metaTransaction.ts'
export { type NestedSafeParameters, nestedSafeTypedData, type SignedContent } from './nestedSafe.ts'
export {
  type AccountOwners,
  addOwnerCall,
  changeThresholdCall,
  removeOwnerCall,
  swapOwnerCall,
} from './ownerCalls.ts'
export { plainText } from './plainText.ts'
export { readsEthSign } from './readsEthSign.ts'
export { readTokenText } from './readTokenText.ts'
export { recoverSigner } from './recoverSigner.ts'
export {
  copySafeCall,
  readSafeCall,
  type SafeCall,
  safeCallArguments,
  type SafeCallArguments,
} from './safeCall.ts'
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
export { compareVersions, getVersionState, type VersionState } from './safeVersion.ts'
export { approveHashCall, setFallbackHandlerCall, setGuardCall } from './settingsCalls.ts'
export {
  approvedHashSignature,
  contractSignatureOf,
  joinSignatures,
  type OwnedSignature,
  parseSignature,
  type SafeSignature,
  splitSignatures,
} from './signature.ts'
export { erc20ApproveCall, erc20TransferCall, erc721TransferCall } from './tokenCalls.ts'
export type {
  TransactionAction,
  TransactionDescription,
  Warning,
  WarningCode,
} from './transactionDescription.ts'
export { formatTransactionId, parseTransactionId, type TransactionId } from './transactionId.ts'
export { formatTransferId, parseTransferId, type TransferId } from './transferId.ts'
export type { NumberInput } from './uint.ts'
export { type DecodedData, verifyDecodedData } from './verifyDecodedData.ts'
export type { SignedProblem, SignersParameters } from './verifySigned.ts'
export {
  type MessageVerification,
  verifyMessage,
  type VerifyMessageParameters,
} from './verifyMessage.ts'
export {
  type FieldDifference,
  type TransactionProblem,
  type TransactionVerification,
  verifyTransaction,
  type VerifyTransactionParameters,
} from './verifyTransaction.ts'
export {
  listVersionUpdates,
  type UpdatedContracts,
  updatedContracts,
  type VersionUpdate,
  versionUpdateTransaction,
} from './versionUpdate.ts'
export { toEoaSignature, toEthSignSignature } from './walletSignature.ts'
