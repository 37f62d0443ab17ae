import { withMarks } from '@ghost-pay/wallet-marks'

import type { WalletGroup } from '../wallets/connectorsForWallets.ts'
import { defaultWallets } from '../wallets/defaultWallets.ts'
import * as entry from '../wallets/index.ts'
import { defineWallet, type Wallet } from '../wallets/Wallet.ts'
import { exampleIcon } from './buildWalletOption.ts'

/** Which wallets a page of the stories suggests beside those that are installed. */
export type WalletSet = 'none' | 'example' | 'three' | 'seven' | 'all'

const shop = 'https://wallet.example'

const lantern = defineWallet({
  id: 'lantern',
  name: 'Lantern',
  rdns: 'example.lantern',
  iconUrl: exampleIcon('Lantern'),
  iconBackground: '#ffffff',
  downloadUrls: {
    qrCode: `${shop}/app`,
    mobile: `${shop}/app`,
    browserExtension: `${shop}/extension`,
    chrome: `${shop}/extension`,
    firefox: `${shop}/extension`,
  },
  learnMoreUrl: shop,
  mobile: { getUri: '#lantern?uri={uri}' },
  qrCode: { getUri: '{rawUri}' },
})

const orchard = defineWallet({
  id: 'orchard',
  name: 'Pocket Orchard',
  shortName: 'Orchard',
  iconUrl: exampleIcon('Pocket Orchard'),
  iconBackground: '#ffffff',
  downloadUrls: { qrCode: `${shop}/orchard`, mobile: `${shop}/orchard` },
  // A place on this page, where an app's own link would leave it.
  learnMoreUrl: shop,
  mobile: { getUri: '#orchard?uri={uri}' },
  qrCode: { getUri: '{rawUri}' },
})

const three = ['metaMask', 'rabby', 'rainbow']

const isWallet = (value: unknown): value is Wallet =>
  typeof value === 'object' && value !== null && 'iconBackground' in value

/** The wallets of a set, with the marks of those that have one. */
export function exampleList(set: WalletSet): readonly WalletGroup[] {
  const popular = { groupName: 'Popular', wallets: markedDefaults() }
  switch (set) {
    case 'none':
      return []
    case 'example':
      return [{ groupName: 'Popular', wallets: [lantern, orchard] }]
    case 'three':
      return [{ ...popular, wallets: popular.wallets.filter(({ id }) => three.includes(id)) }]
    case 'seven':
      return [popular]
    case 'all': {
      const known = new Set(popular.wallets.map(({ id }) => id))
      const others = Object.values<unknown>(entry)
        .filter(isWallet)
        .filter(({ id }) => !known.has(id))
      return [popular, ...withMarks([{ groupName: 'More', wallets: others }])]
    }
  }
}

const markedDefaults = () => withMarks(defaultWallets).flatMap(({ wallets }) => wallets)
