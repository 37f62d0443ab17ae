import type { MarkId } from '../MarkId.ts'
import type { MarkSource } from '../MarkSource.ts'

/**
 * The source of each mark. `MARKS.md` has the same as a table.
 *
 * Written by `pnpm derive` from the definitions.
 */
export const markSources: Readonly<Record<MarkId, MarkSource>> = {
  backpack: {
    wallet: 'Backpack',
    website: 'https://backpack.app',
    file: 'svgs/wallets/background/backpack.svg.js',
  },
  base: {
    wallet: 'Base',
    website: 'https://www.base.org',
    file: 'svgs/networks/background/base.svg.js',
  },
  binance: {
    wallet: 'Binance Wallet',
    website: 'https://www.binance.com/en/web3wallet',
    file: 'svgs/exchanges/background/binance.svg.js',
  },
  bybit: {
    wallet: 'Bybit Wallet',
    website: 'https://www.bybit.com/en/web3',
    file: 'svgs/exchanges/background/bybit.svg.js',
  },
  coin98: {
    wallet: 'Coin98 Wallet',
    website: 'https://coin98.com/wallet',
    file: 'svgs/wallets/background/coin98.svg.js',
  },
  coinbase: {
    wallet: 'Coinbase Wallet',
    website: 'https://www.coinbase.com/wallet',
    file: 'svgs/wallets/background/coinbase.svg.js',
    guideline: 'https://www.coinbase.com/press',
  },
  enkrypt: {
    wallet: 'Enkrypt Wallet',
    website: 'https://www.enkrypt.com',
    file: 'svgs/wallets/background/enkrypt.svg.js',
  },
  gate: {
    wallet: 'Gate Wallet',
    website: 'https://www.gate.io/web3',
    file: 'svgs/exchanges/background/gate-io.svg.js',
  },
  gemini: {
    wallet: 'Gemini Wallet',
    website: 'https://keys.gemini.com',
    file: 'svgs/exchanges/background/gemini.svg.js',
  },
  imToken: {
    wallet: 'imToken',
    website: 'https://token.im',
    file: 'svgs/wallets/background/imtoken.svg.js',
  },
  kraken: {
    wallet: 'Kraken Wallet',
    website: 'https://www.kraken.com/wallet',
    file: 'svgs/wallets/background/kraken.svg.js',
  },
  ledger: {
    wallet: 'Ledger',
    website: 'https://www.ledger.com/ledger-live',
    file: 'svgs/wallets/background/ledger.svg.js',
    guideline: 'https://brand.ledger.com/brand-design/overview',
  },
  metaMask: {
    wallet: 'MetaMask',
    website: 'https://metamask.io',
    file: 'svgs/wallets/background/metamask.svg.js',
    guideline: 'https://github.com/MetaMask/brand-resources',
  },
  mew: {
    wallet: 'MEW wallet',
    website: 'https://www.mewwallet.com',
    file: 'svgs/wallets/background/my-ether-wallet.svg.js',
  },
  okx: {
    wallet: 'OKX Wallet',
    website: 'https://www.okx.com/web3',
    file: 'svgs/wallets/background/okx.svg.js',
  },
  oneInch: {
    wallet: '1inch Wallet',
    website: 'https://1inch.io/wallet',
    file: 'svgs/exchanges/background/1inch.svg.js',
  },
  phantom: {
    wallet: 'Phantom',
    website: 'https://phantom.app',
    file: 'svgs/wallets/background/phantom.svg.js',
    guideline: 'https://docs.phantom.com/resources/assets',
  },
  rabby: {
    wallet: 'Rabby Wallet',
    website: 'https://rabby.io',
    file: 'svgs/wallets/background/rabby.svg.js',
  },
  rainbow: {
    wallet: 'Rainbow',
    website: 'https://rainbow.me',
    file: 'svgs/wallets/background/rainbow.svg.js',
    guideline: 'https://rainbow.me/media-kit',
  },
  ronin: {
    wallet: 'Ronin Wallet',
    website: 'https://wallet.roninchain.com',
    file: 'svgs/wallets/background/ronin.svg.js',
  },
  safe: {
    wallet: 'Safe',
    website: 'https://safe.global',
    file: 'svgs/wallets/background/safe.svg.js',
  },
  tokenPocket: {
    wallet: 'TokenPocket',
    website: 'https://www.tokenpocket.pro',
    file: 'svgs/wallets/background/token-pocket.svg.js',
  },
  trust: {
    wallet: 'Trust Wallet',
    website: 'https://trustwallet.com',
    file: 'svgs/wallets/background/trust.svg.js',
    guideline: 'https://trustwallet.com/press',
  },
  uniswap: {
    wallet: 'Uniswap Wallet',
    website: 'https://wallet.uniswap.org',
    file: 'svgs/exchanges/background/uniswap.svg.js',
  },
  walletConnect: {
    wallet: 'WalletConnect',
    website: 'https://walletconnect.network',
    file: 'svgs/wallets/background/wallet-connect.svg.js',
    guideline: 'https://github.com/WalletConnect/walletconnect-assets',
  },
  zerion: {
    wallet: 'Zerion',
    website: 'https://zerion.io',
    file: 'svgs/wallets/background/zerion.svg.js',
  },
}
