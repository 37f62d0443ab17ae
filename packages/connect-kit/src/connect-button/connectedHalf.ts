import { later } from '../platform/later.ts'

/** What the button shows of a connection: fetched while somebody connects, or is found connected. */
export const connectedHalf = later(() =>
  import('./drawConnected.tsx').then(({ drawConnected }) => drawConnected),
)
