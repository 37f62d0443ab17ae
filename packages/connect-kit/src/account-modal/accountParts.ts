/** The parts of the account dialog that are not needed to open it: one file to fetch, so that few are shared with the dialogs. */
export { AccountLines } from './AccountLines.tsx'
export { ConnectionList } from './ConnectionList.tsx'
export { Receive } from './Receive.tsx'
export { RecentTransactions } from './RecentTransactions.tsx'
