import { readProposalFrame } from '@ghost-pay/payments/cosign'

/** What a camera has seen so far. */
export type ScannedCodes = {
  /** What the codes say together, once all of them were seen. */
  text: string | undefined
  /** How many were seen of the sequence that was seen last, and how many it has; 0 of 0 where there is none. */
  seen: number
  total: number
}

/**
 * Puts scanned codes together, in any order. One that is no part of a sequence stands for itself; what the verify page is told about
 * tokens is none. The text has a checksum of its own.
 *
 * @param codes each once, the newest last
 */
export function scannedCodes(codes: readonly string[]): ScannedCodes {
  const frames = codes.flatMap((code) => readProposalFrame(code) ?? [])
  const last = frames.at(-1)
  if (last === undefined) {
    return { text: codes.find((code) => !code.startsWith('t=')), seen: 0, total: 0 }
  }
  // Those of another payment were scanned before.
  const parts = frames.filter(({ mark }) => mark === last.mark).sort((a, b) => a.place - b.place)
  const isWhole = parts.length === last.total
  return {
    text: isWhole ? parts.map(({ part }) => part).join('') : undefined,
    seen: parts.length,
    total: last.total,
  }
}
