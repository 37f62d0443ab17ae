import type { Address, Hash } from 'viem'
import { useConnection } from 'wagmi'
import { useConnectModal } from '@ghost-pay/connect-kit'
import { formatPaymentUri } from '@ghost-pay/payments/requests'
import { plainText } from '@ghost-pay/safe-protocol'

import { AskedNotice } from '../../components/AskedNotice.tsx'
import { Button } from '../../components/Button.tsx'
import { CopyButton } from '../../components/CopyButton.tsx'
import { FailureNotice } from '../../components/FailureNotice.tsx'
import { HexDigest } from '../../components/HexDigest.tsx'
import { QrCode } from '../../components/QrCode.tsx'
import { splitAmount } from '../../format/splitAmount.ts'
import { toCall } from '../account/pay/payment.ts'
import { text } from './requestCopy.ts'
import { useWalletPayment, type WalletPaymentFlow } from './useWalletPayment.ts'

export type WalletPaymentProps = {
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
        {...flow}
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
        <Button busy={flow.status === 'asking'} onPress={isConnected ? onPay : onConnect}>
          {isConnected ? text('request.walletPay', due) : text('request.walletConnect')}
        </Button>
      )}
      <QrCode text={link} alternative={text('request.walletCode')} />
      <p className="gp-anywhere gp-near gp-small">
        <span className="gp-mono">{link}</span>
        <CopyButton text={link} label={text('request.walletCopy')} />
      </p>
      <p className="gp-soft gp-small">{text('request.walletHint')}</p>
    </section>
  )
}

export type PayFromWalletProps = {
  payee: Address
  chainId: number
  tokenAddress: Address | null
  token: { symbol: string; decimals: number }
  /** In the smallest unit; undefined where the payer says how much. */
  due: bigint | undefined
  /** The request that is paid; undefined for a payment link. */
  requestHash: Hash | undefined
}

/** Lets the connected wallet pay, once. */
export function PayFromWallet(props: PayFromWalletProps) {
  const { payee, chainId, tokenAddress, token, due, requestHash } = props
  const { address: payer } = useConnection()
  const connectModal = useConnectModal()
  const link = formatPaymentUri({ chainId, recipient: payee, token: tokenAddress, amount: due })
  const { flow, pay, forget } = useWalletPayment({
    // When a part is paid, what is left is another payment.
    what: requestHash === undefined ? link : `${requestHash} ${link}`,
    payer,
    chainId,
    call: due === undefined ? undefined : toCall(payee, due, { token: tokenAddress ?? undefined }),
  })

  return (
    <WalletPayment
      link={link}
      due={
        due === undefined
          ? undefined
          : { amount: splitAmount(due, token.decimals).whole, symbol: plainText(token.symbol) }
      }
      flow={flow}
      isConnected={payer !== undefined}
      onPay={() => void pay()}
      onForget={forget}
      onConnect={() => connectModal.open()}
    />
  )
}
