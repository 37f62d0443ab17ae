/** The sentences of descriptions, beside the app’s own: a translation of the app has them as well. */
export { descriptionCopy } from '@ghost-pay/safe-protocol'
