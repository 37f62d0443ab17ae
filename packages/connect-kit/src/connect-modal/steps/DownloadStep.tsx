'use client'

import { useText } from '../../context/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import type { WalletOption } from '../../wallets/WalletOption.ts'
import type { ConnectPress } from '../connectFlow.ts'

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
      <QrCode
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

/** What comes once the app is on the phone: how to use it, or the connection. Nothing where it cannot be connected. */
function afterDownload(wallet: WalletOption): ConnectPress | undefined {
  if (wallet.qrCode?.instructions) return { type: 'continuePressed' }
  // Its extension is not asked for first.
  if (wallet.pageLink !== undefined)
    return { type: 'walletSelected', wallet: { ...wallet, extensionDownloadUrl: undefined } }
  return wallet.ready ? { type: 'walletSelected', wallet } : undefined
}
