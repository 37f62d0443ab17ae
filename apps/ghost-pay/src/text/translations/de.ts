/** Everything that is said in German: one file to load. */
export { de as dialogs } from '@ghost-pay/connect-kit/languages/de'
export { de as sentences } from '../de.ts'
