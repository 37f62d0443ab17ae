import { createKitConfig } from '@ghost-pay/connect-kit'
import {
  connectorsForWallets,
  metaMask,
  rainbow,
  walletConnect,
} from '@ghost-pay/connect-kit/wallets'
import { http } from 'wagmi'
import { mainnet, optimism, sepolia } from 'wagmi/chains'

/** The networks of the shop. */
export const config = createKitConfig({
  chains: [mainnet, optimism, ...(process.env['TESTNETS'] === 'true' ? [sepolia] : [])],
  transports: {
    [mainnet.id]: http('https://mainnet.example/rpc'),
  },
  ssr: true,
  connectors: connectorsForWallets(
    [{ groupName: 'Popular', wallets: [rainbow, metaMask, walletConnect] }],
    { appName: 'Oxbow Ceramics', projectId: '0123456789abcdef0123456789abcdef' },
  ),
})
