import { useState } from 'react'
import type { Address } from 'viem'
import { useConfig, useConnection } from 'wagmi'
import { ConnectButton } from '@ghost-pay/connect-kit'
import { formatPaymentUri } from '@ghost-pay/payments/requests'

import { describeFailure } from '../../data/describeFailure.ts'
import { load } from '../../data/load.ts'
import { plainText } from '../../format/plainText.ts'
import { splitAmount } from '../../format/splitAmount.ts'
import { toCall } from '../account/pay/payment.ts'
import { WalletPayment, type WalletPaymentFlow } from './WalletPayment.tsx'

export type PayFromWalletProps = {
  payee: Address
  chainId: number
  tokenAddress: Address | null
  token: { symbol: string; decimals: number }
  /** In the smallest unit; undefined where the payer says how much. */
  due: bigint | undefined
}

/** Lets the connected wallet pay, once. */
export function PayFromWallet({ payee, chainId, tokenAddress, token, due }: PayFromWalletProps) {
  const config = useConfig()
  const { address: payer } = useConnection()
  const [flow, setFlow] = useState<WalletPaymentFlow>({ status: 'ready' })
  const link = formatPaymentUri({ chainId, recipient: payee, token: tokenAddress, amount: due })

  async function pay() {
    if (payer === undefined || due === undefined) return
    setFlow({ status: 'asking' })
    try {
      const { payFromWallet } = await load(() => import('../../data/requests/payFromWallet.ts'))
      const call = toCall(payee, due, { token: tokenAddress ?? undefined })
      setFlow({ status: 'sent', hash: await payFromWallet(config, { payer, chainId, call }) })
    } catch (error) {
      setFlow({ status: 'failed', failure: describeFailure(error, 'send') })
    }
  }

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
          onConnect={openConnectModal}
        />
      )}
    </ConnectButton.Custom>
  )
}
