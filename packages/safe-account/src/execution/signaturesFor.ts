import { type Address, type Hex, isAddressEqual } from 'viem'
import { approvedHashSignature, type OwnedSignature } from '@ghost-pay/safe-protocol'

/** A signature as the gateway keeps it. */
export type Confirmation = { signer: Address; signature: Hex }

/** Whether, and with which signatures, the executor can execute a transaction now. */
export type Executable =
  | { status: 'missing'; count: number }
  | { status: 'ready'; signatures: OwnedSignature[]; withOwn: boolean }

/**
 * Chooses the signatures for an execution. An owner who executes need not sign first: their own transaction counts as
 * their approval (v = 1, `checkSignatures` of the Safe contracts).
 *
 * @param confirmations what the gateway has; those of former owners do not count
 * @param owners the account's owners now
 * @param threshold how many must sign
 * @param executor who would send the transaction
 */
export function signaturesFor({
  confirmations,
  owners,
  threshold,
  executor,
}: {
  confirmations: readonly Confirmation[]
  owners: readonly Address[]
  threshold: number
  executor: Address | undefined
}): Executable {
  const isOneOf = (list: readonly Address[], address: Address) =>
    list.some((other) => isAddressEqual(other, address))
  const valid = confirmations.filter(({ signer }) => isOneOf(owners, signer))
  const signatures = valid.map(({ signer, signature }) => ({ owner: signer, signature }))
  if (signatures.length >= threshold) return { status: 'ready', signatures, withOwn: false }

  const canAdd =
    executor !== undefined &&
    isOneOf(owners, executor) &&
    !isOneOf(
      valid.map(({ signer }) => signer),
      executor,
    )
  if (canAdd && signatures.length + 1 >= threshold) {
    const own = { owner: executor, signature: approvedHashSignature(executor) }
    return { status: 'ready', signatures: [...signatures, own], withOwn: true }
  }
  return { status: 'missing', count: threshold - signatures.length }
}
