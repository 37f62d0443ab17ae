import { realpath } from 'node:fs/promises'

import type { Store } from '@ghost-pay/local-gateway'
import { JournalInUseError, journalStore } from '@ghost-pay/local-gateway/node'

/** Folders that devnets of this process use. The lock of a folder excludes other processes only. */
const locked = new Set<string>()

/**
 * Locks a journal's folder for one devnet.
 *
 * @param folder a folder that exists
 * @returns the store of the gateway; closing it unlocks the folder
 * @throws JournalInUseError when another devnet uses it
 */
export async function lockJournal(folder: string): Promise<Store> {
  const path = await realpath(folder)
  if (locked.has(path)) throw new JournalInUseError(folder, process.pid)
  locked.add(path)
  const store = journalStore({ folder })
  const close = async () => {
    locked.delete(path)
    await store.close()
  }
  try {
    // The first call takes the lock.
    await store.read('devnet')
  } catch (error) {
    await close()
    throw error
  }
  return { ...store, close }
}
