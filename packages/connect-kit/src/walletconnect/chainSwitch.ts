import { numberToHex } from 'viem'

import { addChainParameter } from '../connection/addChainParameter.ts'
import { isUnknownChain } from '../errors/errorChain.ts'
import { ChainNotConfiguredError, SessionExpiredError } from '../errors/errors.ts'
import { sessionChainIds, sessionMethods, type WalletConnectSession } from './session.ts'
import type { ConnectorConfig, SessionHolder } from './sessionHolder.ts'
import type { RpcRequest } from './walletConnectProvider.ts'

export type ChainSwitchParameters = {
  id: string
  chains: ConnectorConfig['chains']
  holder: SessionHolder
  /** Sends a request to the wallet. */
  requestWallet: (
    session: WalletConnectSession,
    chainId: number,
    request: RpcRequest,
  ) => Promise<unknown>
}

/**
 * Makes the function that switches the chain: to a chain of the session at once, to any other one by asking the wallet, which
 * may add it first.
 *
 * @returns a function that throws SessionExpiredError, ChainNotConfiguredError, or what the wallet answered
 */
export function createChainSwitch({
  id,
  chains,
  holder,
  requestWallet,
}: ChainSwitchParameters): (chainId: number) => Promise<void> {
  async function requestSwitch(session: WalletConnectSession, from: number, to: number) {
    const methods = sessionMethods(session)
    if (!methods.includes('wallet_switchEthereumChain')) {
      throw new ChainNotConfiguredError({ chainId: to, connectorId: id })
    }
    const params = [{ chainId: numberToHex(to) }]
    try {
      await requestWallet(session, from, { method: 'wallet_switchEthereumChain', params })
    } catch (error) {
      const chain = chains.find((chain) => chain.id === to)
      if (!isUnknownChain(error) || !chain || !methods.includes('wallet_addEthereumChain'))
        throw error
      await requestWallet(session, from, {
        method: 'wallet_addEthereumChain',
        params: [addChainParameter(chain)],
      })
    }
  }

  return async (chainId) => {
    const current = holder.current()
    if (!current) throw new SessionExpiredError()
    if (!sessionChainIds(current.session).includes(chainId)) {
      await requestSwitch(current.session, current.chainId, chainId)
    }
    if (!holder.current()) throw new SessionExpiredError()
    holder.setChain(chainId)
  }
}
