import { encodeProposal, splitProposal } from '@ghost-pay/payments/cosign'
import type { SignableTransaction } from '@ghost-pay/safe-account'
import type { KnownToken, SafeTransaction } from '@ghost-pay/safe-protocol'

import { formatTokenHints } from './tokenHints.ts'

export type VerifyLinkParameters = {
  signable: SignableTransaction
  /** As the chain names them. Those that the transaction does not touch are left out. */
  tokens: readonly KnownToken[]
  /** The chain's own currency. */
  currency: { symbol: string; decimals: number }
  note?: string | undefined
  /** What the account is called here. */
  account?: string | undefined
  /** Address of the verify page. */
  pageUrl: string
}

/** The ways from this device to the verify page of another one. */
type VerifyLink = {
  /** Opens the verify page with the payment. */
  url: string
  /** The texts of the codes, shown one after another: one code with the link, or the parts of the payment for a page that is open. */
  codes: readonly string[]
}

/** Characters of one code that a phone reads well from a screen. */
export const codeLength = 800

/** A payment as a link to the verify page, and as codes. */
export function verifyLink({
  signable,
  tokens,
  currency,
  note,
  account,
  pageUrl,
}: VerifyLinkParameters): VerifyLink {
  const hints = formatTokenHints({
    currency,
    tokens: tokens.filter(isIn(signable.transaction)),
    account,
  })
  const text = encodeProposal({ ...signable, note })
  const page = new URL(pageUrl)
  page.hash = `${hints}&${text}`
  const url = page.href
  // Always frames: the page waits for the tokens beside them, and takes a text that stands alone for all there is.
  const length = Math.min(codeLength, text.length - 1)
  return {
    url,
    codes: url.length <= codeLength ? [url] : [hints, ...splitProposal(text, { length })],
  }
}

const isIn = ({ to, data }: SafeTransaction) => {
  const all = `${to}${data}`.toLowerCase()
  return ({ address }: KnownToken) => all.includes(address.slice(2).toLowerCase())
}
