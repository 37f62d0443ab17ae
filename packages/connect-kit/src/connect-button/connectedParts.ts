/** The parts of the buttons that only a connected visitor needs: one file to fetch, so that few are shared with the dialogs. */
export { ProfileReader } from './ProfileReader.tsx'
export { ConnectedButton } from './ConnectedButton.tsx'
