import { useEffect, useRef, useState } from 'react'

import { Button } from '../../../components/Button.tsx'
import { load } from '../../../data/load.ts'
import type { ScannedCodes } from '../../../data/scannedCodes.ts'
import { text } from './cosignCopy.ts'

import './Cosign.css'

export type ScanCodesProps = {
  /** What the codes say together. */
  onText: (text: string) => void
}

/** Reads the codes of another device with the camera, where the browser can; where it cannot, it says what else leads on. */
export function ScanCodes({ onText }: ScanCodesProps) {
  const video = useRef<HTMLVideoElement>(null)
  const running = useRef<AbortController>(undefined)
  const [scan, setScan] = useState<'off' | 'on' | 'unable' | 'failed'>('off')
  const [seen, setSeen] = useState<ScannedCodes>()
  useEffect(
    () => () => {
      running.current?.abort()
    },
    [],
  )

  async function start() {
    if (video.current === null) return
    const end = new AbortController()
    running.current = end
    setSeen(undefined)
    try {
      const { canScanCodes, scanCodes } = await load(() => import('../../../data/scanCodes.ts'))
      if (!canScanCodes()) {
        setScan('unable')
        return
      }
      setScan('on')
      const found = await scanCodes(video.current, { signal: end.signal, onSeen: setSeen })
      setScan('off')
      onText(found)
    } catch {
      setScan(end.signal.aborted ? 'off' : 'failed')
    }
  }

  return (
    <div className="gp-cosign-scan">
      <Button
        onPress={() => {
          if (scan === 'on') running.current?.abort()
          else void start()
        }}
      >
        {text(scan === 'on' ? 'cosign.scan.stop' : 'cosign.scan')}
      </Button>
      <video
        ref={video}
        hidden={scan !== 'on'}
        muted
        playsInline
        aria-label={text('cosign.scan.camera')}
      />
      <p className="gp-small" role="status">
        {scan === 'on'
          ? seen === undefined || seen.total === 0
            ? text('cosign.scan.hold')
            : text('cosign.scan.seen', { seen: seen.seen, total: seen.total })
          : scan === 'unable'
            ? text('cosign.scan.unable')
            : scan === 'failed' && text('cosign.scan.failed')}
      </p>
    </div>
  )
}
