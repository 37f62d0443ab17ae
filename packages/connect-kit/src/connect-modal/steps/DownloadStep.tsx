'use client'

import { useText } from '../../context/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Code } from '../../ui/Code.tsx'
import type { WalletOption } from '../../wallets/WalletOption.ts'
import { afterDownload, type ConnectPress } from '../connectFlow.ts'

export type DownloadStepProps = {
  wallet: WalletOption
  dispatch: (press: ConnectPress) => void
}

/** A code that leads a phone to the app (behaviour/connect-modal#download). */
export function DownloadStep({ wallet, dispatch }: DownloadStepProps) {
  const text = useText()
  const next = afterDownload(wallet)
  return (
    <div className="ck-download">
      <Code
        text={wallet.downloadUrls?.qrCode ?? ''}
        alternative={text('download.alternative', { wallet: wallet.name })}
        size="download"
      />
      <p className="ck-soft">{text('download.scan')}</p>
      {next && (
        <Button kind="primary" onPress={() => dispatch(next)}>
          {text('download.continue')}
        </Button>
      )}
    </div>
  )
}
