import { lazyWithPreload } from '../platform/lazyWithPreload.ts'

const fetchParts = () => import('./connectedParts.ts')

/** The button of a connected visitor: fetched while the visitor connects, or is found connected. */
export const LazyConnectedButton = lazyWithPreload(
  fetchParts,
  ({ ConnectedButton }) => ConnectedButton,
)

/** Reads the profile for a button of the host's. Without its code the account has no more than its address. */
export const LazyProfileReader = lazyWithPreload(fetchParts, ({ ProfileReader }) => ProfileReader)

/** Announces the state of the connection to screen readers. Until its code is loaded nothing is announced. */
export const LazyStatusAnnouncer = lazyWithPreload(
  fetchParts,
  ({ StatusAnnouncer }) => StatusAnnouncer,
)
