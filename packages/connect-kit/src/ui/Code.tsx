'use client'

import { createElement } from 'react'

import { useText } from '../context/useText.ts'
import { lazyWithPreload } from '../platform/lazyWithPreload.ts'
import { Button } from './Button.tsx'
import type { QrCodeProps } from './QrCode.tsx'

const LazyQrCode = lazyWithPreload(
  () => import('./QrCode.tsx'),
  ({ QrCode }) => QrCode,
)

/** Fetches what draws a code. Where that fails, the code itself tries again. */
export const prepareCode = (): void => void LazyQrCode.preload().catch(() => {})

/** A QR code of the dialogs. Its place has its size at once; what draws it may come later. */
export function Code(props: QrCodeProps) {
  const text = useText()
  const QrCode = LazyQrCode.useFetched()
  if (QrCode) return createElement(QrCode, props)
  return (
    <div className="ck-qr" data-size={props.size}>
      <svg viewBox="0 0 1 1" aria-hidden="true" />
      <div className="ck-qr-logo">
        {QrCode === null ? (
          <Button onPress={() => location.reload()}>
            {text('instruction.extension.refresh.title')}
          </Button>
        ) : (
          props.logo
        )}
      </div>
    </div>
  )
}
