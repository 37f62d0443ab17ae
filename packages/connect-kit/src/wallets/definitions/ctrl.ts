import { defineWallet } from '../Wallet.ts'

/**
 * CTRL Wallet: https://ctrl.xyz
 *
 * @facts RainbowKit 2.2.11
 */
export const ctrl = defineWallet({
  id: 'ctrl',
  name: 'CTRL Wallet',
  shortName: 'CTRL',
  rdns: 'xyz.ctrl',
  iconBackground: '#2b66f6',
  downloadUrls: {
    browserExtension: 'https://ctrl.xyz',
    chrome: 'https://chromewebstore.google.com/detail/hmeobnfnfcmdkdcmlblgagmfpfboieaf',
  },
  learnMoreUrl: 'https://ctrl.xyz',
  injected: { namespace: 'ctrl.ethereum' },
})
