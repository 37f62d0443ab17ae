import type { Transaction } from '@ghost-pay/gateway-client'

/** A transaction that waits, as a list of the gateway has it: says only what the case is about. */
export const buildRow = ({ id, nonce }: { id: string; nonce?: number }): Transaction => ({
  id,
  txHash: null,
  timestamp: 0,
  txStatus: 'AWAITING_CONFIRMATIONS',
  txInfo: { type: 'unknown', received: 'Custom', raw: {}, issues: [] },
  executionInfo:
    nonce === undefined
      ? null
      : {
          type: 'MULTISIG',
          nonce,
          confirmationsRequired: 2,
          confirmationsSubmitted: 1,
          missingSigners: null,
        },
  safeAppInfo: null,
  note: null,
})
