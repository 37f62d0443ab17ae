import { later } from '../platform/later.ts'

/** The code of the dialogs: not part of the first load, fetched once when somebody is about to open one. */
export const dialogs = later(() => import('./drawDialog.tsx').then(({ drawDialog }) => drawDialog))
