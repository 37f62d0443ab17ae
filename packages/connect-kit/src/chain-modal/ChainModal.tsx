'use client'

import { useChains, useConnection } from 'wagmi'

import { useDisconnectWallet } from '../connection/useDisconnectWallet.ts'
import { allowedChains } from '../context/allowedChains.ts'
import { useKit } from '../context/KitContext.ts'
import { useText } from '../context/useText.ts'
import { connectorLook } from '../wallets/connectorLook.ts'
import { ChainModalView } from './ChainModalView.tsx'
import { useChainSwitch } from './useChainSwitch.ts'

/** The dialog of the networks. */
export function ChainModal({ onClose }: { onClose: () => void }) {
  const chains = allowedChains(useChains(), useKit())
  const { chainId, connector } = useConnection()
  const { switching, ask } = useChainSwitch(onClose)
  const disconnect = useDisconnectWallet()
  const text = useText()
  // Until wagmi has found the wallet again the connector is a record without methods: nothing is known then.
  const canSwitch = typeof connector?.switchChain === 'function'

  return (
    <ChainModalView
      chains={chains}
      currentId={chainId}
      switching={switching}
      canSwitch={canSwitch}
      walletName={connector ? connectorLook(connector, text('account.wallet')).name : ''}
      dispatch={(press) => {
        if (press.type === 'chainSelected') ask(press.chainId)
        else void disconnect(connector)
      }}
      onClose={onClose}
    />
  )
}
