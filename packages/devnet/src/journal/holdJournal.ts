import { realpath } from 'node:fs/promises'

import type { Store } from '@ghost-pay/local-gateway'
import { JournalInUseError, journalStore } from '@ghost-pay/local-gateway/node'

/** Folders that devnets of this process use. The lock of a folder keeps other processes away, and not this one. */
const held = new Set<string>()

/**
 * Holds a journal's folder for one devnet.
 *
 * @param folder a folder that is there
 * @returns what the gateway keeps there; closing it lets go of the folder
 * @throws JournalInUseError when another devnet uses it
 */
export async function holdJournal(folder: string): Promise<Store> {
  const path = await realpath(folder)
  if (held.has(path)) throw new JournalInUseError(folder, process.pid)
  held.add(path)
  const store = journalStore({ folder })
  const close = async () => {
    held.delete(path)
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
