import type { Config } from 'wagmi'
import { signTypedData } from 'wagmi/actions'
import {
  type ContactCard,
  contactCardTypedData,
  type SignedContactCard,
  verifyContactCard,
} from '@ghost-pay/payments/people'
import { CheckFailedError } from '@ghost-pay/safe-account/signing'

import { verifyWallet } from '../../../data/walletAccess.ts'

/**
 * Has the wallet of an address sign its contact card, as of now (behaviour/payments#contact-cards).
 *
 * @throws CheckError or CheckFailedError when another wallet is connected by now, or its answer is no signature of just this card; whatever the wallet
 *   throws
 */
export async function signContactCard(
  config: Config,
  { name, address, chainId }: Omit<ContactCard, 'issued'>,
): Promise<SignedContactCard> {
  const card = { name, address, chainId, issued: Math.floor(Date.now() / 1000) }
  await verifyWallet(config, address, chainId)
  const signature = await signTypedData(config, {
    account: address,
    ...contactCardTypedData(card),
  })
  const signed = { ...card, signature }
  if (await verifyContactCard(signed)) return signed
  throw new CheckFailedError({ kind: 'otherSignature' })
}
