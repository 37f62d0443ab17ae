import { readProperty } from '../platform/readProperty.ts'

/**
 * The flags that distinguished wallets before they announced themselves (EIP-6963). Most of them say that they are
 * MetaMask as well, so that older pages take them; so MetaMask's comes last.
 */
export const injectedFlags = [
  'isRabby',
  'isRainbow',
  'isCoinbaseWallet',
  'isTrust',
  'isTrustWallet',
  'isPhantom',
  'isOkxWallet',
  'isOKExWallet',
  'isBitKeep',
  'isZerion',
  'isFrame',
  'isUniswapWallet',
  'isTokenPocket',
  'isImToken',
  'isTally',
  'isEnkrypt',
  'isBackpack',
  'isBifrost',
  'isFrontier',
  'isAvalanche',
  'isAnchorageDigital',
  'isMEWwallet',
  'isNestWallet',
  'isxPortal',
  'isZeal',
  'isZilPay',
  'isBitski',
  'isDawn',
  'isTokenary',
  'isOneInchIOSWallet',
  'isOneInchAndroidWallet',
  'isExodus',
  'isMathWallet',
  'isStatus',
  'isOpera',
  'isBraveWallet',
  'isMetaMask',
] as const

/** One of the flags. */
export type InjectedFlag = (typeof injectedFlags)[number]

/**
 * Reads off a provider by which flag it is known. A flag proves nothing, any wallet can set it.
 *
 * @param provider an object that a wallet put into the page
 */
export function flagOf(provider: object): InjectedFlag | undefined {
  return injectedFlags.find((flag) => readProperty(provider, flag) === true)
}
