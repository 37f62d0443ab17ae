import { AskedNotice } from '../../components/AskedNotice.tsx'
import { Button } from '../../components/Button.tsx'
import { CopyButton } from '../../components/CopyButton.tsx'
import { FailureNotice } from '../../components/FailureNotice.tsx'
import { HexDigest } from '../../components/HexDigest.tsx'
import { QrCode } from '../../components/QrCode.tsx'
import { text } from './requestCopy.ts'
import type { WalletPaymentFlow } from './useWalletPayment.ts'

export type WalletPaymentProps = {
  /** What wallets read (EIP-681). */
  link: string
  /** In words; undefined where the payer says how much: then the wallet asks for it. */
  due: { amount: string; symbol: string } | undefined
  flow: WalletPaymentFlow
  /** Without a wallet there is a way to connect one. */
  isConnected: boolean
  onPay: () => void
  /** What was sent has not gone through: it is offered again. */
  onForget: () => void
  onConnect: () => void
}

/** Paying with any wallet: by a code, by a link, or by the one that is connected. */
export function WalletPayment(props: WalletPaymentProps) {
  const { link, due, flow, isConnected, onPay, onForget, onConnect } = props
  if (flow.status === 'sent') {
    return (
      <section className="gp-stack-tight" role="status">
        <strong>{text('request.walletSent')}</strong>
        <HexDigest digest={flow.hash} copyLabel={text('request.walletCopyHash')} />
        <p className="gp-soft gp-small">{text('request.walletSentMore')}</p>
        <div>
          <Button onPress={onForget}>{text('request.walletForget')}</Button>
        </div>
      </section>
    )
  }
  if (flow.status === 'asked') {
    return (
      <AskedNotice
        asked={flow.asked}
        since={flow.since}
        twice={text('request.walletAskedTwice')}
        other={text('request.walletAskedOther')}
        action={<Button onPress={onForget}>{text('request.walletAskedForget')}</Button>}
      />
    )
  }
  return (
    <section className="gp-stack-tight gp-request-wallet">
      <h2>{text('request.wallet')}</h2>
      {flow.status === 'failed' && <FailureNotice failure={flow.failure} />}
      {due !== undefined && (
        <Button
          busy={flow.status === 'asking'}
          onPress={() => {
            if (isConnected) onPay()
            else onConnect()
          }}
        >
          {isConnected ? text('request.walletPay', due) : text('request.walletConnect')}
        </Button>
      )}
      <QrCode text={link} alternative={text('request.walletCode')} />
      <p className="gp-request-payment-link gp-near gp-small">
        <span className="gp-mono">{link}</span>
        <CopyButton text={link} label={text('request.walletCopy')} />
      </p>
      <p className="gp-soft gp-small">{text('request.walletHint')}</p>
    </section>
  )
}
