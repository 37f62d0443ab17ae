import { lazyWithPreload } from '../platform/lazyWithPreload.ts'

/** The box beside the host's terms: fetched where there are some. Without its code no wallet can be chosen. */
export const LazyTerms = lazyWithPreload(
  () => import('./TermsBox.tsx').then(({ TermsBox }) => TermsBox),
  () => null,
)
