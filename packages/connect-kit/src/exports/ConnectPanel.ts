import { ConnectPanel as Own } from '../provider/ConnectPanel.tsx'

/** The connect dialog without the dialog, in a place of your page. The code of the dialogs comes with it. */
export const ConnectPanel: typeof Own = Own
