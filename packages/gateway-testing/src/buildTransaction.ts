import type { Address } from 'viem'
import type { Transaction, TransactionInfo } from '@ghost-pay/gateway-client'

/** Addresses of owners and of a shop, for tests and stories. */
export const testAddresses = {
  alice: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  bob: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  carol: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  shop: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
} as const satisfies Record<string, Address>

export type BuildTransactionParameters = {
  nonce?: number
  id?: string
  status?: Transaction['txStatus']
  info?: TransactionInfo
  submitted?: number
  required?: number
  missing?: readonly Address[]
  timestamp?: number
  note?: string
}

/** What the gateway says of an address it knows nothing about. */
export const infoOf = (value: Address) => ({ value, name: null, logoUri: null })

/** A payment of the chain's own currency. */
export function buildTransfer({
  value = 10n ** 18n,
  incoming = false,
}: { value?: bigint; incoming?: boolean } = {}): TransactionInfo {
  return {
    type: 'Transfer',
    sender: infoOf(incoming ? testAddresses.shop : testAddresses.alice),
    recipient: infoOf(incoming ? testAddresses.alice : testAddresses.shop),
    direction: incoming ? 'INCOMING' : 'OUTGOING',
    transferInfo: { type: 'NATIVE_COIN', value },
    humanDescription: null,
  }
}

/** A transaction as the gateway's lists have it, for tests and stories: says only what the case is about. */
export function buildTransaction({
  nonce = 7,
  id = `multisig_${testAddresses.shop}_0x${String(nonce).padStart(64, '0')}`,
  status = 'AWAITING_CONFIRMATIONS',
  info = buildTransfer(),
  submitted = 1,
  required = 2,
  missing = [testAddresses.bob, testAddresses.carol],
  timestamp = Date.UTC(2026, 10, 19, 14, 30),
  note,
}: BuildTransactionParameters = {}): Transaction {
  return {
    id,
    txHash: null,
    timestamp,
    txStatus: status,
    txInfo: info,
    executionInfo: {
      type: 'MULTISIG',
      nonce,
      confirmationsRequired: required,
      confirmationsSubmitted: submitted,
      missingSigners: status === 'AWAITING_CONFIRMATIONS' ? missing.map(infoOf) : null,
    },
    safeAppInfo: null,
    note: note ?? null,
  }
}
