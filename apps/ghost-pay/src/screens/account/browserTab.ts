import { useEffect } from 'react'
import type { Address } from 'viem'

import { useAddressBook } from '../../people/useAddressBook.ts'
import { sayAccountInTitle, sayBeforeTitle } from '../../useTitle.ts'

/**
 * Says in the browser's tab, and on the icon of an installed app, how many transactions of the account wait. Nothing is asked for it.
 *
 * @param waiting undefined while it is not known: then no number is said
 * @param hasMore there are more than those
 */
export function useWaitingBadge(waiting: number | undefined, hasMore: boolean): void {
  const count = waiting ?? 0
  useEffect(() => {
    sayBeforeTitle(count === 0 ? '' : `(${count}${hasMore ? '+' : ''}) `)
    // Not every browser has icons of installed apps, and a person may have forbidden the number.
    const badge = navigator as Partial<Navigator>
    const shown = count === 0 ? badge.clearAppBadge?.() : badge.setAppBadge?.(count)
    shown?.catch(() => undefined)
  }, [count, hasMore])
  useEffect(
    () => () => {
      sayBeforeTitle('')
      const cleared = (navigator as Partial<Navigator>).clearAppBadge?.()
      cleared?.catch(() => undefined)
    },
    [],
  )
}

/** Says in the browser's tab which account a page belongs to: its name in this browser, else its short address. */
export function useAccountTitle(address: Address): void {
  const name = useAddressBook().label(address)
  useEffect(() => {
    sayAccountInTitle(name)
    return () => sayAccountInTitle(undefined)
  }, [name])
}
