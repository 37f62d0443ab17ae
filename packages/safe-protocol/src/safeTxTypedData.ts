import { type SafeTypedDataDomain, typedDataDomain, type TypedDataField } from './domain.ts'
import { toSafeTransaction } from './safeTransaction.ts'
import type { SafeTxParameters } from './safeTxHash.ts'
import { compareVersions } from './safeVersion.ts'

/**
 * EIP-712 data as plain JSON: amounts are decimal text. viem's `signTypedData` and `hashTypedData` take it as it is, and
 * `JSON.stringify` of it is what `eth_signTypedData_v4`, WalletConnect and hardware wallets take.
 */
export type SafeTypedData<PrimaryType extends string> = {
  domain: SafeTypedDataDomain
  types: Record<string, readonly TypedDataField[]>
  primaryType: PrimaryType
  message: Record<string, string | number>
}

/**
 * The typed data an owner signs to approve a transaction. Its hash is `safeTxHash`.
 *
 * @throws InvalidFieldError, InvalidVersionError
 */
export function safeTxTypedData({
  transaction,
  ...safe
}: SafeTxParameters): SafeTypedData<'SafeTx'> {
  const { domain, type } = typedDataDomain(safe)
  const { to, value, data, operation, ...gas } = toSafeTransaction(transaction)
  const gasName = compareVersions(safe.version, '1.0.0') >= 0 ? 'baseGas' : 'dataGas'
  return {
    domain,
    types: {
      EIP712Domain: type,
      SafeTx: [
        { name: 'to', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'data', type: 'bytes' },
        { name: 'operation', type: 'uint8' },
        { name: 'safeTxGas', type: 'uint256' },
        { name: gasName, type: 'uint256' },
        { name: 'gasPrice', type: 'uint256' },
        { name: 'gasToken', type: 'address' },
        { name: 'refundReceiver', type: 'address' },
        { name: 'nonce', type: 'uint256' },
      ],
    },
    primaryType: 'SafeTx',
    message: {
      to,
      value: value.toString(),
      data,
      operation,
      safeTxGas: gas.safeTxGas.toString(),
      [gasName]: gas.baseGas.toString(),
      gasPrice: gas.gasPrice.toString(),
      gasToken: gas.gasToken,
      refundReceiver: gas.refundReceiver,
      nonce: gas.nonce.toString(),
    },
  }
}
