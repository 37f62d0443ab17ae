import { flagOf, type InjectedFlag } from './injectedFlags.ts'

/** Who made a wallet, as far as a flag on its provider says. */
export type InjectedMaker = { flag: InjectedFlag; name: string; rdns?: string | undefined }

/** The wallet behind each flag, with the name it announces today. Looked up where wallets are listed, not where they are made. */
const makers: Readonly<Record<InjectedFlag, readonly [name: string, rdns?: string]>> = {
  isRabby: ['Rabby Wallet', 'io.rabby'],
  isRainbow: ['Rainbow', 'me.rainbow'],
  isCoinbaseWallet: ['Coinbase Wallet', 'com.coinbase.wallet'],
  isTrust: ['Trust Wallet', 'com.trustwallet.app'],
  isTrustWallet: ['Trust Wallet', 'com.trustwallet.app'],
  isPhantom: ['Phantom', 'app.phantom'],
  isOkxWallet: ['OKX Wallet', 'com.okex.wallet'],
  isOKExWallet: ['OKX Wallet', 'com.okex.wallet'],
  isBitKeep: ['Bitget Wallet', 'com.bitget.web3'],
  isZerion: ['Zerion', 'io.zerion.wallet'],
  isFrame: ['Frame', 'sh.frame'],
  isUniswapWallet: ['Uniswap Wallet', 'org.uniswap.app'],
  isTokenPocket: ['TokenPocket', 'pro.tokenpocket'],
  isImToken: ['imToken'],
  isTally: ['Taho'],
  isEnkrypt: ['Enkrypt Wallet', 'com.enkrypt'],
  isBackpack: ['Backpack', 'app.backpack'],
  isBifrost: ['Bifrost Wallet', 'com.bifrostwallet'],
  isFrontier: ['Frontier Wallet', 'xyz.frontier.wallet'],
  isAvalanche: ['Core', 'app.core.extension'],
  isAnchorageDigital: ['Anchorage Digital', 'com.anchorage.connect'],
  isMEWwallet: ['MEW wallet'],
  isNestWallet: ['Nest', 'xyz.nestwallet'],
  isxPortal: ['xPortal', 'com.elrond.maiar.wallet'],
  isZeal: ['Zeal', 'app.zeal'],
  isZilPay: ['ZilPay', 'io.zilpay'],
  isOneInchIOSWallet: ['1inch Wallet'],
  isOneInchAndroidWallet: ['1inch Wallet'],
  isExodus: ['Exodus', 'com.exodus.web3-wallet'],
  isMathWallet: ['MathWallet'],
  isStatus: ['Status'],
  isOpera: ['Opera Wallet'],
  isBraveWallet: ['Brave Wallet', 'com.brave.wallet'],
  isMetaMask: ['MetaMask', 'io.metamask'],
}

/**
 * Reads off a provider who made it. A flag proves nothing, any wallet can set it: it names a row of the list, and no more.
 *
 * @param provider an object that a wallet put into the page
 */
export function makerOf(provider: object): InjectedMaker | undefined {
  const flag = flagOf(provider)
  if (!flag) return undefined
  const [name, rdns] = makers[flag]
  return { flag, name, rdns }
}

/** The wallets whose names visitors know, with the domain names that they announce. */
export function knownMakers(): readonly { name: string; rdns: string }[] {
  return Object.values(makers).flatMap(([name, rdns]) =>
    rdns === undefined ? [] : [{ name, rdns }],
  )
}
