import { type ScannedCodes, scannedCodes } from './scannedCodes.ts'

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
