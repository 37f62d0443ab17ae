import type { MarkId } from '../MarkId.ts'

/**
 * What loads each mark: a file of the icon package as it is.
 *
 * Written by `pnpm derive` from the definitions.
 */
export const markLoaders: Readonly<Record<MarkId, () => Promise<{ default: string }>>> = {
  backpack: () => import('@web3icons/core/svgs/wallets/background/backpack.svg.js'),
  base: () => import('@web3icons/core/svgs/networks/background/base.svg.js'),
  binance: () => import('@web3icons/core/svgs/exchanges/background/binance.svg.js'),
  bybit: () => import('@web3icons/core/svgs/exchanges/background/bybit.svg.js'),
  coin98: () => import('@web3icons/core/svgs/wallets/background/coin98.svg.js'),
  coinbase: () => import('@web3icons/core/svgs/wallets/background/coinbase.svg.js'),
  enkrypt: () => import('@web3icons/core/svgs/wallets/background/enkrypt.svg.js'),
  gate: () => import('@web3icons/core/svgs/exchanges/background/gate-io.svg.js'),
  gemini: () => import('@web3icons/core/svgs/exchanges/background/gemini.svg.js'),
  imToken: () => import('@web3icons/core/svgs/wallets/background/imtoken.svg.js'),
  kraken: () => import('@web3icons/core/svgs/wallets/background/kraken.svg.js'),
  ledger: () => import('@web3icons/core/svgs/wallets/background/ledger.svg.js'),
  metaMask: () => import('@web3icons/core/svgs/wallets/background/metamask.svg.js'),
  mew: () => import('@web3icons/core/svgs/wallets/background/my-ether-wallet.svg.js'),
  okx: () => import('@web3icons/core/svgs/wallets/background/okx.svg.js'),
  oneInch: () => import('@web3icons/core/svgs/exchanges/background/1inch.svg.js'),
  phantom: () => import('@web3icons/core/svgs/wallets/background/phantom.svg.js'),
  rabby: () => import('@web3icons/core/svgs/wallets/background/rabby.svg.js'),
  rainbow: () => import('@web3icons/core/svgs/wallets/background/rainbow.svg.js'),
  ronin: () => import('@web3icons/core/svgs/wallets/background/ronin.svg.js'),
  safe: () => import('@web3icons/core/svgs/wallets/background/safe.svg.js'),
  tokenPocket: () => import('@web3icons/core/svgs/wallets/background/token-pocket.svg.js'),
  trust: () => import('@web3icons/core/svgs/wallets/background/trust.svg.js'),
  uniswap: () => import('@web3icons/core/svgs/exchanges/background/uniswap.svg.js'),
  walletConnect: () => import('@web3icons/core/svgs/wallets/background/wallet-connect.svg.js'),
  zerion: () => import('@web3icons/core/svgs/wallets/background/zerion.svg.js'),
}
