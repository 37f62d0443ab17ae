import { useSyncExternalStore } from 'react'
import {
  type AskedSend,
  dropAsked,
  findAsked,
  keepAsked,
  readAskedSend,
  storedList,
} from '@ghost-pay/safe-account/store'

import { browserStore } from './browserStore.ts'

const list = storedList(browserStore('ghost-pay.asked.v1'), readAskedSend)

/** What wallets were asked to send, as this browser knows; it may be changed when nothing is drawn any more. */
export const askedSends = {
  find: (what: string): AskedSend | undefined => findAsked(list.read(), what),
  /** Whether a wallet was asked for a thing beside the question that the person has seen. */
  isBeside: (what: string, known: AskedSend | undefined): boolean => {
    const last = askedSends.find(what)
    return last !== undefined && (last.from !== known?.from || last.at !== known.at)
  },
  remember: (one: AskedSend): void => {
    list.change((all) => keepAsked(all, one))
  },
  /** Its wallet has answered. */
  forget: (one: AskedSend): void => {
    list.change((all) => dropAsked(all, one))
  },
  /** It is over, whichever wallet was asked. */
  settle: (what: string): void => {
    list.change((all) => all.filter((one) => one.what !== what))
  },
}

/** The newest question about a thing that has no answer, in whichever tab, also before a reload. */
export const useAskedSend = (what: string): AskedSend | undefined =>
  findAsked(useSyncExternalStore(list.subscribe, list.read), what)
