import { lazyWithPreload } from '../platform/lazyWithPreload.ts'

/** What kind of account it is and what its wallet can do: fetched with the account dialog, and asked for there. Without its code the dialog has the rest. */
export const LazyAccountKind = lazyWithPreload(
  () => import('./AccountLines.tsx').then(({ AccountLines }) => AccountLines),
  () => null,
)
