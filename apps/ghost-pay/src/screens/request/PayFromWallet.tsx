import type { Address, Hash } from 'viem'
import { useConnection } from 'wagmi'
import { ConnectButton } from '@ghost-pay/connect-kit'
import { formatPaymentUri } from '@ghost-pay/payments/requests'
import { plainText } from '@ghost-pay/safe-protocol'

import { splitAmount } from '../../format/splitAmount.ts'
import { toCall } from '../account/pay/payment.ts'
import { useWalletPayment } from './useWalletPayment.ts'
import { WalletPayment } from './WalletPayment.tsx'

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
  const link = formatPaymentUri({ chainId, recipient: payee, token: tokenAddress, amount: due })
  const { flow, pay, forget } = useWalletPayment({
    // When a part is paid, what is left is another payment.
    what: requestHash === undefined ? link : `${requestHash} ${link}`,
    payer,
    chainId,
    call: due === undefined ? undefined : toCall(payee, due, { token: tokenAddress ?? undefined }),
  })

  return (
    <ConnectButton.Custom>
      {({ openConnectModal }) => (
        <WalletPayment
          link={link}
          due={
            due === undefined
              ? undefined
              : {
                  amount: splitAmount(due, token.decimals).whole,
                  symbol: plainText(token.symbol),
                }
          }
          flow={flow}
          isConnected={payer !== undefined}
          onPay={() => void pay()}
          onForget={forget}
          onConnect={openConnectModal}
        />
      )}
    </ConnectButton.Custom>
  )
}
