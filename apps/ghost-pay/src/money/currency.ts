import { formatFiat, sumShown } from '../format/fiat.ts'
import { browserStore } from '../kept/browserStore.ts'

const store = browserStore('ghost-pay.currency.v1')
const stored = store.read() ?? ''

/**
 * The currency in which values are shown, as the gateway knows it: a short code such as USD. Another that is chosen is shown once
 * the page is loaded again.
 */
export const currency: string = /^[A-Z]{2,6}$/.test(stored) ? stored : 'USD'

/** Keeps another currency. */
export const chooseCurrency = (code: string): void => {
  store.write(code)
}

/** A sum of it as people read it, with its cents; a dash for what is no sum. */
export function money(value: number): string {
  const shown = sumShown(value, currency)
  return shown === undefined
    ? '–'
    : `${shown.isLess ? '< ' : ''}${formatFiat(shown.digits, currency)}`
}
