import { type MemoBinding, payrollCall } from './payrollCalls.ts'
import type { PayableLine } from './payrollLine.ts'

/** What one batch may have. */
export type BatchLimits = {
  lines: number
  /** Hex characters of the batch's calldata, with the 0x. */
  hexCharacters: number
  /** Gas of all its calls: a batch has to fit into a block beside others. */
  gas: bigint
}

/**
 * How much goes into one batch that an owner may sign on a device: 100 lines, 16 kB of calldata. A Trezor T failed to allocate 20,261
 * bytes (trezor-firmware #4902), a Ledger is reported to refuse about 16 kB (device-sdk-ts #1665), though others signed 20 and 32 kB
 * with one (Rabby #3930).
 */
export const batchLimits: BatchLimits = { lines: 100, hexCharacters: 32_000, gas: 12_000_000n }

/** How much goes into one batch that nobody signs on a device: 200 lines, 48 kB of calldata. */
export const largeBatchLimits: BatchLimits = {
  lines: 200,
  hexCharacters: 96_000,
  gas: 12_000_000n,
}

/** A transfer to an address that has none of the token yet writes a new storage slot, and more in tokens with hooks. */
const gasOfTransfer = { token: 60_000n, currency: 40_000n }

/** Some lines that are paid in one transaction. */
export type PayrollBatch = {
  lines: readonly PayableLine[]
  /** Hex characters of the MultiSend's calldata, with the 0x. */
  hexCharacters: number
  /** Gas of its calls, as far as it was estimated. */
  gas: bigint
}

/** Selector, offset and length of `multiSend(bytes)`, with the 0x. */
const headCharacters = 2 + 8 + 2 * 64
/** Operation, recipient, value and length before the data of each call: 85 bytes. */
const lineCharacters = 2 * 85

/**
 * Cuts a payroll into batches that a device signs and a block takes, in the order of its lines. See behaviour/payroll#batches.
 *
 * @param options.limits default: `batchLimits`
 * @param options.gasOf gas of a line where a dry-run has measured it
 */
export function splitPayroll(
  lines: readonly PayableLine[],
  {
    limits = batchLimits,
    gasOf,
    memos,
  }: {
    limits?: BatchLimits | undefined
    gasOf?: ((line: PayableLine) => bigint | undefined) | undefined
    memos?: MemoBinding | undefined
  } = {},
): PayrollBatch[] {
  const batches: PayrollBatch[] = []
  let current: PayableLine[] = []
  let packed = 0
  let gas = 0n
  const close = () => {
    if (current.length === 0) return
    batches.push({ lines: current, hexCharacters: calldataCharacters(packed), gas })
    current = []
    packed = 0
    gas = 0n
  }
  for (const line of lines) {
    const characters = lineCharacters + payrollCall(line, { memos }).data.length - 2
    const lineGas =
      gasOf?.(line) ??
      (line.token.address === undefined ? gasOfTransfer.currency : gasOfTransfer.token)
    const isFull =
      current.length + 1 > limits.lines ||
      calldataCharacters(packed + characters) > limits.hexCharacters ||
      gas + lineGas > limits.gas
    if (isFull) close()
    current.push(line)
    packed += characters
    gas += lineGas
  }
  close()
  return batches
}

/** The packed calls are filled up to whole words. */
const calldataCharacters = (packed: number): number => headCharacters + Math.ceil(packed / 64) * 64
