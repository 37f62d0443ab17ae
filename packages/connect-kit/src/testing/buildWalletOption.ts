import type { CopyOverrides } from '../copy.ts'
import { sharedInstructions } from '../wallets/sharedInstructions.ts'
import type { WalletOption } from '../wallets/WalletOption.ts'
import { exampleMarks } from './exampleMarks.ts'

/** A wallet for tests and stories. Say only what the case is about. */
export function buildWalletOption(overrides: Partial<WalletOption> = {}): WalletOption {
  const name = overrides.name ?? 'Example Wallet'
  return {
    id: name.toLowerCase().replace(/\W+/g, '-'),
    name,
    iconUrl: exampleIcon(name),
    iconBackground: '#ffffff',
    ready: true,
    recent: false,
    installed: false,
    groupName: 'Popular',
    groupIndex: 1,
    ...overrides,
  }
}

/** A picture without an owner: the face of a made-up wallet, or a figure in the colour of the name. */
export function exampleIcon(name: string): string {
  const mark = exampleMarks[name]
  if (mark !== undefined) return `data:image/svg+xml,${encodeURIComponent(mark)}`
  const hue = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0) * 37, 0) % 360
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" fill="hsl(${hue} 55% 42%)"/><path d="M14 6a8 8 0 0 1 8 8h-8zM6 14a8 8 0 0 0 8 8v-8z" fill="hsl(${hue} 80% 92%)"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const shop = 'https://wallet.example'

/** A list as a visitor with two extensions might see it. */
export const exampleWallets: readonly WalletOption[] = [
  buildWalletOption({
    name: 'Harbour',
    groupName: 'Installed',
    groupIndex: 0,
    installed: true,
    recent: true,
    rdns: 'example.harbour',
  }),
  buildWalletOption({
    name: 'Juniper',
    groupName: 'Installed',
    groupIndex: 0,
    installed: true,
    rdns: 'example.juniper',
  }),
  buildWalletOption({
    name: 'Lantern',
    extensionDownloadUrl: `${shop}/extension`,
    mobileDownloadUrl: `${shop}/app`,
    downloadUrls: { qrCode: `${shop}/app`, browserExtension: `${shop}/extension` },
    qrCode: { getUri: (uri) => uri, instructions: mobileInstructions('Lantern') },
    extension: { instructions: extensionInstructions('Lantern') },
    mobile: { getUri: (uri) => `lantern://wc?uri=${encodeURIComponent(uri)}` },
  }),
  buildWalletOption({
    name: 'Meridian',
    ready: false,
    extensionDownloadUrl: `${shop}/extension`,
    downloadUrls: { browserExtension: `${shop}/extension` },
    extension: { instructions: extensionInstructions('Meridian') },
  }),
  buildWalletOption({
    name: 'Pocket Orchard',
    shortName: 'Orchard',
    mobileDownloadUrl: `${shop}/app`,
    downloadUrls: { qrCode: `${shop}/app` },
    qrCode: { getUri: (uri) => uri, instructions: mobileInstructions('Pocket Orchard') },
    mobile: { getUri: (uri) => `orchard://wc?uri=${encodeURIComponent(uri)}` },
  }),
  buildWalletOption({
    name: 'WalletConnect',
    id: 'walletConnect',
    qrCode: { getUri: (uri) => uri },
    groupName: 'More',
    groupIndex: 2,
  }),
]

/** A wallet of the list, with its instructions in another language. */
export function translated({ qrCode, extension, ...wallet }: WalletOption, words: CopyOverrides) {
  const { name } = wallet
  return {
    ...wallet,
    qrCode: qrCode && { ...qrCode, instructions: mobileInstructions(name, words) },
    extension: extension && { ...extension, instructions: extensionInstructions(name, words) },
  }
}

function extensionInstructions(name: string, words?: CopyOverrides) {
  return sharedInstructions('extension', { name, learnMoreUrl: shop }, words)
}

function mobileInstructions(name: string, words?: CopyOverrides) {
  return sharedInstructions('mobile', { name, learnMoreUrl: shop }, words)
}
