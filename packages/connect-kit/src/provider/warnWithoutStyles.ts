import { warnOnce } from '../platform/warnOnce.ts'

/** Warns a developer whose page has not loaded the looks of the dialog that stands in it. */
export function warnWithoutStyles(): void {
  const shade = document.querySelector('.ck-backdrop')
  if (shade && getComputedStyle(shade).position === 'static') {
    warnOnce('The stylesheet is missing: import "@ghost-pay/connect-kit/styles.css".')
  }
}
