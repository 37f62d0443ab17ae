import { chainIcon, type KitChain } from '../connection/chainIcon.ts'
import type { CopyKey } from '../copy.ts'
import type { WalletErrorKind, WalletFailure } from '../errors/describeWalletError.ts'

/** A chain as the dialog lists it. */
export type ChainOption = {
  id: number
  name: string
  iconUrl: KitChain['iconUrl']
  iconBackground: string | undefined
  testnet: boolean
  /** `current`: “Connected”. `asking`: “Confirm in Wallet”. `failed`: why, with a retry. */
  state: 'idle' | 'current' | 'asking' | 'failed'
  failure?: WalletFailure | undefined
  /** The current chain, and every chain of a wallet that cannot switch (behaviour/chain-modal#current). */
  disabled: boolean
}

/** How the switch to a chain stands. */
export type ChainSwitch =
  | { state: 'idle' }
  | { state: 'asking'; chainId: number }
  | { state: 'failed'; chainId: number; failure: WalletFailure }

/** What a visitor does, as the views report it. */
export type ChainPress = { type: 'chainSelected'; chainId: number } | { type: 'disconnectPressed' }

/** What the rows of the networks follow from. */
export type ChainFacts = {
  chains: readonly KitChain[]
  /** The chain that the wallet is on. */
  currentId: number | undefined
  switching: ChainSwitch
  /** The wallet can switch when a page asks. */
  canSwitch: boolean
}

/** The chains of the host with what a visitor has to know of each. Test networks come last. */
export function chainOptions({
  chains,
  currentId,
  switching,
  canSwitch,
}: ChainFacts): ChainOption[] {
  return chains
    .map((chain): ChainOption => {
      const isCurrent = chain.id === currentId
      const isMeant = switching.state !== 'idle' && switching.chainId === chain.id
      return {
        id: chain.id,
        name: chain.name,
        iconUrl: chainIcon(chain),
        iconBackground: chain.iconBackground,
        testnet: chain.testnet ?? false,
        state: isCurrent ? 'current' : isMeant ? switching.state : 'idle',
        failure:
          !isCurrent && isMeant && switching.state === 'failed' ? switching.failure : undefined,
        disabled: isCurrent || !canSwitch,
      }
    })
    .toSorted((a, b) => Number(a.testnet) - Number(b.testnet))
}

/**
 * The sentence for a switch that failed. A wallet may say only when it is asked that it cannot switch (code 4200,
 * behaviour/chain-modal#cannot-switch).
 */
export function switchFailureText(kind: WalletErrorKind): CopyKey {
  return kind === 'unsupported-method' ? 'chain.cannotSwitch' : `error.${kind}`
}

/** The wallet's own words for a switch that failed, where the sentence for it does not say why. */
export function switchFailureReason({ kind, detail }: WalletFailure): string | undefined {
  return kind === 'chain-add-failed' || kind === 'unknown' ? detail : undefined
}
