import { type AddEthereumChainParameter, type Chain, type EIP1193Provider, numberToHex } from 'viem'
import { type Config, type Connector, SwitchChainNotSupportedError } from 'wagmi'

import { describeWalletError } from '../errors/describeWalletError.ts'
import {
  ChainAddFailedError,
  ChainNotConfiguredError,
  SwitchIgnoredError,
  UserRejectedSwitchError,
  WalletTimeoutError,
} from '../errors/errors.ts'
import * as limits from '../limits.ts'
import { withTimeout } from '../platform/withTimeout.ts'
import { addChainParameter } from './addChainParameter.ts'

export type SwitchChainOptions = {
  chainId: number
  connector: Connector
  /** How long the wallet may take, in milliseconds. */
  timeout?: number | undefined
  /** How long a wallet that answered may take to be there, in milliseconds. */
  settle?: number | undefined
  /** When it is aborted the wallet is asked nothing further. */
  signal?: AbortSignal | undefined
}

/**
 * Asks a wallet to switch to a chain, adds the chain when the wallet does not know it (code 4902), and makes sure that it
 * did. Always comes to an end, unlike the call of the wallet library, which waits for ever for a wallet that answers and
 * stays where it is, and reports every failure of adding a chain as a refusal (behaviour/connection#switch).
 *
 * @throws ChainNotConfiguredError when the host does not know the chain
 * @throws SwitchChainNotSupportedError when the connector cannot switch
 * @throws UserRejectedSwitchError “User rejected switch after adding network”
 * @throws ChainAddFailedError with the wallet's reason as its cause
 * @throws SwitchIgnoredError when the wallet said yes and stayed
 * @throws WalletTimeoutError when the wallet did not answer
 */
export async function switchChain(
  config: Config,
  {
    chainId,
    connector,
    timeout = limits.switchTimeout,
    settle = limits.switchSettle,
    signal,
  }: SwitchChainOptions,
): Promise<void> {
  const chain = config.chains.find(({ id }) => id === chainId)
  if (!chain) throw new ChainNotConfiguredError({ chainId, connectorId: connector.id })
  if (!connector.switchChain) throw new SwitchChainNotSupportedError({ connector })
  let over = false
  const isOver = () => over || signal?.aborted === true
  const work = isInjected(connector)
    ? switchInjected(connector, chain, settle, isOver)
    : connector.switchChain({ chainId }).then(() => arrive(connector, chainId, settle))
  try {
    await withTimeout(work, timeout, () => {
      throw new WalletTimeoutError(timeout)
    })
  } finally {
    over = true
  }
}

async function switchInjected(
  connector: Connector,
  chain: Chain,
  settle: number,
  isOver: () => boolean,
): Promise<void> {
  // An injected connector's provider is an EIP-1193 provider; wagmi leaves the type open for other connectors.
  const provider = (await connector.getProvider()) as EIP1193Provider
  const chainId = numberToHex(chain.id)
  try {
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
  } catch (error) {
    // After a late “unknown chain” the wallet is not asked to add it, because the visitor no longer expects a
    // question.
    if (isOver() || describeWalletError(error).kind !== 'chain-unknown') throw error
    await addChain(provider, chain)
    if ((await connector.getChainId()) !== chain.id) {
      throw new UserRejectedSwitchError({ chainId: chain.id })
    }
  }
  await arrive(connector, chain.id, settle)
}

async function addChain(provider: EIP1193Provider, chain: Chain): Promise<void> {
  try {
    await provider.request({
      method: 'wallet_addEthereumChain',
      // viem's type wants an address of a node; EIP-3085 does not.
      params: [addChainParameter(chain) as AddEthereumChainParameter],
    })
  } catch (error) {
    if (describeWalletError(error).kind === 'rejected') throw error
    throw new ChainAddFailedError({ chainId: chain.id, cause: error })
  }
}

/** A wallet may answer before it has switched, and some never say that they did: ask until it is there. */
async function arrive(connector: Connector, chainId: number, settle: number): Promise<void> {
  const until = Date.now() + settle
  for (;;) {
    const actual = await connector.getChainId()
    if (actual === chainId) break
    if (Date.now() >= until) throw new SwitchIgnoredError(chainId, actual)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  connector.onChainChanged(numberToHex(chainId))
}

function isInjected(connector: Connector): boolean {
  return connector.type === 'injected'
}
