import { readProposalFrame } from '@ghost-pay/payments/cosign'

/** Not in TypeScript's library yet: https://wicg.github.io/shape-detection-api/#barcode-detection-api */
declare class BarcodeDetector {
  constructor(options: { formats: readonly string[] })
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}

/** Whether this browser reads codes by itself. */
export const canScanCodes = (): boolean => 'BarcodeDetector' in window

/**
 * Reads codes from the camera until they say something together. The camera goes off whatever comes of it.
 *
 * @param video shows what the camera sees
 * @param onSeen called with each new code
 * @returns what they say
 * @throws DOMException when the camera is refused or missing, or the signal is aborted
 */
export async function scanCodes(
  video: HTMLVideoElement,
  { signal, onSeen }: { signal: AbortSignal; onSeen: (seen: ScannedCodes) => void },
): Promise<string> {
  const detector = new BarcodeDetector({ formats: ['qr_code'] })
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  try {
    signal.throwIfAborted()
    video.srcObject = stream
    await video.play()
    const codes = new Set<string>()
    for (;;) {
      await new Promise(requestAnimationFrame)
      signal.throwIfAborted()
      const before = codes.size
      for (const { rawValue } of await detector.detect(video)) codes.add(rawValue)
      if (codes.size === before) continue
      const scanned = scannedCodes([...codes])
      if (scanned.text !== undefined) return scanned.text
      onSeen(scanned)
    }
  } finally {
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
}

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
