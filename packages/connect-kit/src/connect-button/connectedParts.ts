/**
 * The parts of a page that only a connected visitor needs, and the announcer, which the first dialog brings with it: one file to fetch,
 * so that few are shared with the dialogs.
 */
export { StatusAnnouncer } from '../ui/StatusAnnouncer.tsx'
export { ProfileReader } from './ProfileReader.tsx'
export { ConnectedButton } from './ConnectedButton.tsx'
