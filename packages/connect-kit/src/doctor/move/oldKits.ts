import { definedNames } from './derived/definedNames.ts'

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

/** The ids of our wallets by all their names, which the kits write with other capitals. */
const ids: ReadonlyMap<string, string> = new Map(
  Object.entries(definedNames).flatMap(([id, aliases]) =>
    [id, ...aliases].map((name) => [name.toLowerCase(), id] as const),
  ),
)

/** A wallet of the old list under its name here. */
export function walletPlace(name: string): Place | undefined {
  const id = ids.get(name.toLowerCase()) ?? ids.get(name.toLowerCase().replace(/wallet$/, ''))
  return id === undefined ? undefined : { name: id, from: wallets }
}

/** The stylesheets of the old kits. */
export const oldStyles: ReadonlySet<string> = new Set(['@rainbow-me/rainbowkit/styles.css'])

/** Ours. */
export const styles = `${kit}/styles.css`

export { kit as newKit, wallets as newWallets }
