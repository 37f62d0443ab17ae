import { later } from '../platform/later.ts'

/** What says to a screen reader how the connection stands: fetched when something is about to happen to it. */
export const statusSpeaker = later(() =>
  import('./SpeakStatus.tsx').then(({ drawSpeakStatus }) => drawSpeakStatus),
)
