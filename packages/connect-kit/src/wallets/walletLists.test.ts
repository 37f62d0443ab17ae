import { expect, test } from 'vitest'

import { listedWallets, walletsToGet } from './walletLists.ts'
import type { WalletOption } from './WalletOption.ts'

function option(id: string, overrides: Partial<WalletOption> = {}): WalletOption {
  return {
    id,
    name: id,
    iconUrl: '',
    iconBackground: '#fff',
    ready: false,
    recent: false,
    installed: false,
    groupName: 'Popular',
    groupIndex: 1,
    ...overrides,
  }
}

const ids = (options: readonly WalletOption[]) => options.map(({ id }) => id)

test('listed is what is ready, can be downloaded as an extension, or says why it cannot be chosen', () => {
  const options = [
    option('ready', { ready: true }),
    option('extension', { extensionDownloadUrl: 'https://wallet.test' }),
    option('without-project', { unavailable: 'project-id-missing' }),
    option('app-only', { mobileDownloadUrl: 'https://wallet.test' }),
  ]
  expect(ids(listedWallets(options))).toEqual(['ready', 'extension', 'without-project'])
})

const qrCode = { getUri: (uri: string) => uri }

test('five are offered on a computer: filtered first, then cut', () => {
  const options = [
    option('installed', { installed: true, extensionDownloadUrl: 'https://wallet.test' }),
    option('nowhere'),
    option('code-without-download', { qrCode }),
    option('download-without-code', { downloadUrls: { qrCode: 'https://wallet.test' } }),
    option('code', { qrCode, downloadUrls: { qrCode: 'https://wallet.test' } }),
    option('desktop', { desktopDownloadUrl: 'https://wallet.test' }),
    ...['1', '2', '3', '4'].map((id) =>
      option(id, { extensionDownloadUrl: 'https://wallet.test' }),
    ),
  ]
  expect(ids(walletsToGet(options, { phone: false }))).toEqual(['code', 'desktop', '1', '2', '3'])
})

test('three are offered on a phone: those with an app', () => {
  const app = { mobileDownloadUrl: 'https://wallet.test' }
  const options = [
    option('extension', { extensionDownloadUrl: 'https://wallet.test' }),
    ...['1', '2', '3', '4'].map((id) => option(id, app)),
  ]
  expect(ids(walletsToGet(options, { phone: true }))).toEqual(['1', '2', '3'])
})
