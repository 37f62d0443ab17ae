import { SignClient } from '@walletconnect/sign-client'

import type { TestWallet } from '../TestWallet.ts'
import { answerFromWallet } from './answerFromWallet.ts'
import { clientStorage } from './clientStorage.ts'
import type { Phone, PhoneProposal } from './Phone.ts'

let phones = 0

/**
 * Starts a phone. It needs `@walletconnect/sign-client`, which is the real SDK of wallets: what is encrypted, and how, is no
 * imitation.
 *
 * @param options.relayUrl the `url` of `startRelay()`
 * @param options.wallet answers what the page proposes and asks, as its personality says; without one nothing is answered
 */
export async function startPhone({
  relayUrl,
  wallet,
}: {
  relayUrl: string
  wallet?: Pick<TestWallet, 'provider'> | undefined
}): Promise<Phone> {
  phones += 1
  const client = await SignClient.init({
    projectId: 'wallet',
    metadata: { name: 'Otter', description: '', url: 'https://otter.test', icons: [] },
    relayUrl,
    // The SDK takes what has the methods of its store.
    storage: clientStorage(),
    customStoragePrefix: `phone-${phones}`,
    logger: 'silent',
    telemetryEnabled: false,
    // Its queue holds a request back for a second after each answer.
    signConfig: { disableRequestQueue: true },
  })
  if (wallet) answerFromWallet(client, wallet)
  return {
    client,
    async scan(uri) {
      const proposed = new Promise<PhoneProposal>((resolve) =>
        client.once('session_proposal', resolve),
      )
      await client.pair({ uri })
      return proposed
    },
    stop: () => client.core.relayer.transportClose(),
  }
}
