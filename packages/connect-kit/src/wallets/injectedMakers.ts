import { readProperty } from '../platform/readProperty.ts'

/** Who made a wallet, as far as a flag on its provider says. */
export type InjectedMaker = { flag: InjectedFlag; name: string; rdns?: string | undefined }

/**
 * The flags that distinguished wallets before they announced themselves (EIP-6963): the domain name that each announces today, and
 * its name where that is another than its flag says. Most of them say that they are MetaMask as well, so that older pages take
 * them; so MetaMask's comes last.
 */
const makers = {
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
  isBitski: [],
  isDawn: [],
  isTokenary: [],
  isOneInchIOSWallet: [undefined, '1inch Wallet'],
  isOneInchAndroidWallet: [undefined, '1inch Wallet'],
  isExodus: ['com.exodus.web3-wallet'],
  isMathWallet: [],
  isStatus: [],
  isOpera: [undefined, 'Opera Wallet'],
  isBraveWallet: ['com.brave.wallet', 'Brave Wallet'],
  isMetaMask: ['io.metamask'],
} as const satisfies Record<string, readonly [rdns?: string | undefined, name?: string]>

/** One of the flags. */
export type InjectedFlag = keyof typeof makers

const flags = Object.keys(makers) as InjectedFlag[]

/**
 * Reads off a provider by which flag it is known. A flag proves nothing, any wallet can set it.
 *
 * @param provider an object that a wallet put into the page
 */
export function flagOf(provider: object): InjectedFlag | undefined {
  return flags.find((flag) => readProperty(provider, flag) === true)
}

/**
 * Reads off a provider who made it: a flag names a row of the list, and no more.
 *
 * @param provider an object that a wallet put into the page
 */
export function makerOf(provider: object): InjectedMaker | undefined {
  const flag = flagOf(provider)
  return flag && describe(flag)
}

/** The wallets whose names visitors know, with the domain names that they announce. */
export function knownMakers(): readonly { name: string; rdns: string }[] {
  return flags.flatMap((flag) => {
    const { name, rdns } = describe(flag)
    return rdns === undefined ? [] : [{ name, rdns }]
  })
}

/** `isRainbow` is said by Rainbow. */
function describe(flag: InjectedFlag): InjectedMaker {
  const [rdns, name = flag.slice(2)]: readonly [rdns?: string | undefined, name?: string] =
    makers[flag]
  return { flag, name, rdns }
}
