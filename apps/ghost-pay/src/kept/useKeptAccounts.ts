import {
  type AccountId,
  type KeptAccount,
  readKeptAccount,
  rememberOpened,
  storedList,
  watch,
} from '@ghost-pay/safe-account/store'

import { browserStore } from './browserStore.ts'
import { useKept } from './useKept.ts'

const list = storedList(browserStore('ghost-pay.accounts.v1'), readKeptAccount)

/** The accounts that this browser keeps; they may be changed when nothing is drawn any more. */
export const keptAccounts = {
  opened: (account: AccountId): void => {
    list.change((all) => rememberOpened(all, account, Date.now()))
  },
  keep: (account: AccountId): void => {
    list.change((all) => watch(all, account, true))
  },
  drop: (account: AccountId): void => {
    list.change((all) => watch(all, account, false))
  },
}

/** The accounts that were opened or are watched in this browser, the newest first; every tab follows. */
export const useKeptAccounts = (): readonly KeptAccount[] => useKept(list)
