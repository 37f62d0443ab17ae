import { flagOf, type InjectedFlag } from './injectedFlags.ts'

/** Who made a wallet, as far as a flag on its provider says. */
export type InjectedMaker = { flag: InjectedFlag; name: string; rdns?: string | undefined }

/**
 * The wallet behind a flag, with the domain name that it announces today, and its name where that is another than its flag says. Looked
 * up where wallets are listed, not where they are made.
 */
const makers: Readonly<
  Partial<Record<InjectedFlag, readonly [rdns?: string | undefined, name?: string]>>
> = {
  isRabby: ['io.rabby', 'Rabby Wallet'],
  isRainbow: ['me.rainbow'],
  isCoinbaseWallet: ['com.coinbase.wallet', 'Coinbase Wallet'],
  isTrust: ['com.trustwallet.app', 'Trust Wallet'],
  isTrustWallet: ['com.trustwallet.app', 'Trust Wallet'],
  isPhantom: ['app.phantom'],
  isOkxWallet: ['com.okex.wallet', 'OKX Wallet'],
  isOKExWallet: ['com.okex.wallet', 'OKX Wallet'],
  isBitKeep: ['com.bitget.web3', 'Bitget Wallet'],
  isZerion: ['io.zerion.wallet'],
  isFrame: ['sh.frame'],
  isUniswapWallet: ['org.uniswap.app', 'Uniswap Wallet'],
  isTokenPocket: ['pro.tokenpocket'],
  isImToken: [undefined, 'imToken'],
  isTally: [undefined, 'Taho'],
  isEnkrypt: ['com.enkrypt', 'Enkrypt Wallet'],
  isBackpack: ['app.backpack'],
  isBifrost: ['com.bifrostwallet', 'Bifrost Wallet'],
  isFrontier: ['xyz.frontier.wallet', 'Frontier Wallet'],
  isAvalanche: ['app.core.extension', 'Core'],
  isAnchorageDigital: ['com.anchorage.connect', 'Anchorage Digital'],
  isMEWwallet: [undefined, 'MEW wallet'],
  isNestWallet: ['xyz.nestwallet', 'Nest'],
  isxPortal: ['com.elrond.maiar.wallet'],
  isZeal: ['app.zeal'],
  isZilPay: ['io.zilpay'],
  isOneInchIOSWallet: [undefined, '1inch Wallet'],
  isOneInchAndroidWallet: [undefined, '1inch Wallet'],
  isExodus: ['com.exodus.web3-wallet'],
  isOpera: [undefined, 'Opera Wallet'],
  isBraveWallet: ['com.brave.wallet', 'Brave Wallet'],
  isMetaMask: ['io.metamask'],
}

/**
 * Reads off a provider who made it. A flag proves nothing, any wallet can set it: it names a row of the list, and no more.
 *
 * @param provider an object that a wallet put into the page
 */
export function makerOf(provider: object): InjectedMaker | undefined {
  const flag = flagOf(provider)
  if (!flag) return undefined
  const [rdns, name = nameOf(flag)] = makers[flag] ?? []
  return { flag, name, rdns }
}

/** The wallets whose names visitors know, with the domain names that they announce. */
export function knownMakers(): readonly { name: string; rdns: string }[] {
  return Object.entries(makers).flatMap(([flag, [rdns, name = nameOf(flag)]]) =>
    rdns === undefined ? [] : [{ name, rdns }],
  )
}

/** `isRainbow` is said by Rainbow. */
const nameOf = (flag: string) => flag.slice(2)
