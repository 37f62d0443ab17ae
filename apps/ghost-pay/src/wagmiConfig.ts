import { createKitConfig } from '@ghost-pay/connect-kit'

import { chains } from './chains.ts'

/** Wallets and chains. Auto-connect is on for the wallet that was used last (the specification, section 1). */
export const wagmiConfig = createKitConfig({
  chains,
  autoConnect: 'last',
})
