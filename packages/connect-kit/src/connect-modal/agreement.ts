import { readItem, subscribeToItem, writeItem } from '../platform/localStorage.ts'

/** Which version of the host's terms the visitor has ticked (behaviour/connect-modal#terms). */
const key = 'ck.terms'

/** The version that was agreed to here before, also in another tab. */
export const readAgreement = (): string | null => readItem(key)

/** Remembers a version, or with `null` that none is agreed to. */
export const storeAgreement = (version: string | null): void => writeItem(key, version)

/** Calls back when another version is agreed to, also in another tab. Returns a function that unsubscribes. */
export const subscribeToAgreement = (changed: () => void): (() => void) =>
  subscribeToItem(key, changed)
