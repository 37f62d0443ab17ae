import { createKitConfig } from '@ghost-pay/connect-kit'
import { connectorsForWallets, defaultWallets } from '@ghost-pay/connect-kit/wallets'
import { withMarks } from '@ghost-pay/wallet-marks'

import { chains } from './chains.ts'
import { env } from './env.ts'

/** Stands for a WalletConnect project until a build names its own (behaviour/payments#providers). */
const placeholderProjectId = 'YOUR_PROJECT_ID'

/**
 * What a wallet without an extension is reached through: pairing by WalletConnect, the Safe app around the page. A wallet on
 * a phone cannot reach a chain on this machine, so a local chain is left to the wallets that announce themselves.
 */
const connectors =
  env.devnetRpcUrl === undefined
    ? connectorsForWallets(withMarks(defaultWallets), {
        appName: env.walletConnectProjectId === undefined ? 'Ghost Pay demo' : 'Ghost Pay',
        appDescription: 'Payments from accounts that several people hold together.',
        projectId: env.walletConnectProjectId ?? placeholderProjectId,
      })
    : []

/** Wallets and chains. Auto-connect is on for the wallet that was used last (behaviour/payments#providers). */
export const wagmiConfig = createKitConfig({ chains, connectors, autoConnect: 'last' })
