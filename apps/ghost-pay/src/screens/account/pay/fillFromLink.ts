import { formatUnits } from 'viem'
import {
  type PaymentUri,
  readPaymentUri,
  UnreadablePaymentUriError,
} from '@ghost-pay/payments/requests'
import { cleanSymbol } from '@ghost-pay/safe-account/tokens'
import { isSameToken } from '@ghost-pay/safe-account/view'

import type { NamedChain } from '../../../account/accountId.ts'
import { groupAddress } from '../../../format/groupAddress.ts'
import { unmistakable } from '../../../format/unmistakable.ts'
import type { linkCopy } from '../../../requests/linkCopy.ts'
import type { Said } from '../../../text/Said.ts'
import type { Asset, Payer, PaymentForm } from './payment.ts'

/** What a payment link does to a form: it fills it, or it cannot, with the reason. */
export type LinkRead =
  | { status: 'fills'; form: PaymentForm; said: Said<typeof linkCopy> }
  | { status: 'stays'; said: Said<typeof linkCopy> }

export type FillFromLinkParameters = {
  /** What stands in the form; an amount stays where the link leaves it to the payer. */
  form: PaymentForm
  account: Payer
  assets: readonly Asset[]
  chains: readonly (NamedChain & { name: string })[]
}

/**
 * Reads a payment link (EIP-681) into the form of a payment: who is paid, in which token, and how much. A link for another chain fills
 * nothing, since its payee may hold the address there alone (behaviour/requests#link-read).
 *
 * @returns undefined for a text that is no such link, right or wrong
 */
export function fillFromLink(
  text: string,
  { form, account, assets, chains }: FillFromLinkParameters,
): LinkRead | undefined {
  if (!/^\s*ethereum:/i.test(text)) return undefined
  const link = readLink(text)
  if ('code' in link) return { status: 'stays', said: [`request.unreadable.${link.code}`] }
  const { chain } = account
  if (link.chainId !== undefined && link.chainId !== chain.id) {
    const named = chains.find(({ id }) => id === link.chainId)?.name
    const own = chain.name
    return {
      status: 'stays',
      said:
        named === undefined
          ? ['paymentLink.unknownChain', { chain: String(link.chainId), own }]
          : ['paymentLink.otherChain', { chain: named, own }],
    }
  }
  const asset = assets.find((one) => isSameToken(one.token, link.token))
  if (asset === undefined) {
    // The currency alone is offered until the account's tokens are known.
    const isKnown = assets.some(({ balance }) => balance !== undefined)
    const token = groupAddress(link.token ?? account.address).join(' ')
    return {
      status: 'stays',
      said: isKnown ? ['paymentLink.noSuchToken', { token }] : ['paymentLink.reading'],
    }
  }
  const { amount } = link
  const symbol = cleanSymbol(asset.symbol)
  const typed = amount === undefined ? undefined : formatUnits(amount, asset.decimals)
  return {
    status: 'fills',
    form: {
      recipient: link.recipient,
      token: asset.token ?? '',
      amount: typed === undefined ? form.amount : unmistakable(typed),
    },
    said:
      typed === undefined
        ? ['paymentLink.filledOpen', { symbol }]
        : ['paymentLink.filled', { amount: typed, symbol }],
  }
}

function readLink(text: string): PaymentUri | { code: UnreadablePaymentUriError['code'] } {
  try {
    return readPaymentUri(text)
  } catch (error) {
    if (!(error instanceof UnreadablePaymentUriError)) throw error
    return { code: error.code }
  }
}
