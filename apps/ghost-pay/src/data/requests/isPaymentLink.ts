/** Whether a text asks for a payment by itself: an EIP-681 link, a request of this app, or a link that ends with one. */
export const isPaymentLink = (text: string): boolean =>
  /^\s*ethereum:/i.test(text) || /(?:^|[#=/?&\s])gpr\d+\.[\w-]*\s*$/.test(text)
