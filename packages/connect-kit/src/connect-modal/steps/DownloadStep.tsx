'use client'

import { useText } from '../../context/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import type { WalletOption } from '../../wallets/WalletOption.ts'

export type DownloadStepProps = {
  wallet: WalletOption
  /** Absent where nothing follows. */
  onContinue?: (() => void) | undefined
}

/** A code that leads a phone to the app (behaviour/connect-modal#download). */
export function DownloadStep({ wallet, onContinue }: DownloadStepProps) {
  const text = useText()
  return (
    <div className="ck-download">
      <QrCode
        text={wallet.downloadUrls?.qrCode ?? ''}
        alternative={text('download.alternative', { wallet: wallet.name })}
        size="download"
      />
      <p className="ck-soft">{text('download.scan')}</p>
      {onContinue && (
        <Button kind="primary" onPress={onContinue}>
          {text('download.continue')}
        </Button>
      )}
    </div>
  )
}
