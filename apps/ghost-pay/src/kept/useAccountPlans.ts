import type { Address } from 'viem'
import {
  type AccountPlan,
  forgetPlan,
  keepPlan,
  readAccountPlan,
} from '@ghost-pay/safe-account/creation'
import { storedList } from '@ghost-pay/safe-account/store'

import { browserStore } from './browserStore.ts'
import { useKept } from './useKept.ts'

const list = storedList(browserStore('ghost-pay.plans.v1'), readAccountPlan)

/** The planned accounts of this browser; they may be changed when nothing is drawn any more. */
export const accountPlans = {
  keep: (plan: AccountPlan): void => {
    list.change((all) => keepPlan(all, plan))
  },
  forget: (address: Address, chainId?: number): void => {
    list.change((all) => forgetPlan(all, address, chainId))
  },
}

/** The planned accounts of this browser; every tab follows. */
export const useAccountPlans = (): readonly AccountPlan[] => useKept(list)
