/** The currency in which values are shown, as the gateway knows it: an ISO 4217 code. */
export const currency = 'USD'
