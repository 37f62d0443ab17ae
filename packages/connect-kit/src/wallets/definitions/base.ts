import type { CreateConnectorFn } from 'wagmi'
import { baseAccount } from 'wagmi/connectors/baseAccount'

import { SdkNotInstalledError } from '../../errors/errors.ts'
import { isFetchFailure } from '../../platform/isFetchFailure.ts'
import { defineWallet } from '../Wallet.ts'

/**
 * Base Account, a wallet with a passkey that opens in a window of its own: https://www.base.org
 *
 * @facts RainbowKit 2.2.11
 * @mark networks/base
 */
export const base = defineWallet({
  id: 'base',
  aliases: ['baseAccount'],
  name: 'Base',
  rdns: 'app.base.account',
  iconBackground: '#0000ff',
  iconAccent: '#0000ff',
  // The SDK of the wallet sends usage data to its maker unless that is switched off.
  createConnector: (): CreateConnectorFn => (config) => {
    const connector = baseAccount({ preference: { telemetry: false } })(config)
    const load = connector.getProvider.bind(connector)
    return Object.assign(connector, {
      id: 'base',
      name: 'Base',
      getProvider: () =>
        load().catch((cause: unknown) => {
          if (isFetchFailure(cause)) throw cause
          throw new SdkNotInstalledError('@base-org/account', { cause })
        }),
    })
  },
})
