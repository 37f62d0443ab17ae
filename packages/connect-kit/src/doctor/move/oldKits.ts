/** Where a name of another kit went: to a name of this one, from one of its entry points. */
export type Place = { name: string; from: string }

const kit = '@ghost-pay/connect-kit'
const wallets = `${kit}/wallets`
const same = (...names: string[]): [string, Place][] =>
  names.map((name) => [name, { name, from: kit }])

/** What an old module has that this kit has as well. What is not here stays where it was, and is named to the reader. */
export const oldNames: Readonly<Record<string, ReadonlyMap<string, Place>>> = {
  '@rainbow-me/rainbowkit': new Map<string, Place>([
    ...same('ConnectButton', 'WalletButton', 'useConnectModal', 'useAccountModal', 'useChainModal'),
    ...same('useAddRecentTransaction', 'lightTheme', 'darkTheme', 'midnightTheme'),
    ['RainbowKitProvider', { name: 'ConnectKitProvider', from: kit }],
    ['getDefaultConfig', { name: 'createKitConfig', from: kit }],
    ['connectorsForWallets', { name: 'connectorsForWallets', from: wallets }],
    ['Chain', { name: 'KitChain', from: kit }],
  ]),
  connectkit: new Map<string, Place>([
    ...same('ConnectKitProvider'),
    ['ConnectKitButton', { name: 'ConnectButton', from: kit }],
    ['getDefaultConfig', { name: 'createKitConfig', from: kit }],
  ]),
}

/** The old module of single wallets, each of which is called after its wallet there: `rainbowWallet`. */
export const oldWallets = '@rainbow-me/rainbowkit/wallets'

/** A wallet of the old list under its name here. */
export const walletPlace = (name: string): Place | undefined =>
  knownWallets.has(name.replace(/Wallet$/, ''))
    ? { name: name.replace(/Wallet$/, ''), from: wallets }
    : undefined

/** Wallets that both lists have. */
const knownWallets: ReadonlySet<string> = new Set(
  'backpack bifrost binance bitget bybit coin98 coinbase compass core enkrypt foxWallet frame frontier gate imToken kaia kraken kresus ledger magicEden metaMask mew nest okx oneInch oneKey phantom rabby rainbow ronin safe safeheron safepal subWallet taho talisman tokenPocket trust uniswap valora walletConnect wigwam xPortal zeal zerion'.split(
    ' ',
  ),
)

/** The stylesheets of the old kits. */
export const oldStyles: ReadonlySet<string> = new Set(['@rainbow-me/rainbowkit/styles.css'])

/** Ours. */
export const styles = `${kit}/styles.css`

export { kit as newKit, wallets as newWallets }
