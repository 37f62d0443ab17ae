import { useChains, useConnection } from 'wagmi'

import { useDisconnectWallet } from '../connection/useDisconnectWallet.ts'
import { ChainModalView } from './ChainModalView.tsx'
import { chainOptions } from './chainOptions.ts'
import { useChainSwitch } from './useChainSwitch.ts'

/** The dialog of the networks. */
export function ChainModal({ onClose }: { onClose: () => void }) {
  const chains = useChains()
  const { chainId, connector } = useConnection()
  const { switching, ask } = useChainSwitch(onClose)
  const disconnect = useDisconnectWallet()
  // Until wagmi has found the wallet again the connector is a record without methods: nothing is known then.
  const canSwitch = typeof connector?.switchChain === 'function'

  return (
    <ChainModalView
      options={chainOptions({ chains, currentId: chainId, switching, canSwitch })}
      wrongNetwork={!chains.some(({ id }) => id === chainId)}
      canSwitch={canSwitch}
      walletName={connector?.name ?? ''}
      onSwitch={ask}
      onDisconnect={() => void disconnect(connector)}
      onClose={onClose}
    />
  )
}
