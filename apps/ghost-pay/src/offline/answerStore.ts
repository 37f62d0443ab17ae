import type { KeptAnswer } from './keptAnswers.ts'

const database = 'ghost-pay'
const store = 'answers'
/** On which one page of the app tells the others that what is kept was deleted. */
const channel = 'ghost-pay-answers'

/** Set when the person has deleted what is kept: this page keeps nothing more. */
let isOver = false
/** The pages of this browser hear each other where it has channels. */
const others = 'BroadcastChannel' in globalThis ? new BroadcastChannel(channel) : undefined
others?.addEventListener('message', () => {
  isOver = true
})

/**
 * The answers that this build kept last; none where the browser keeps nothing. Those of other builds are deleted: they may have
 * another shape.
 *
 * @param build names the build
 */
export async function readAnswers(build: string): Promise<readonly KeptAnswer[]> {
  const kept: unknown = await withStore('readonly', (answers) => resultOf(answers.get(build)))
  await withStore('readwrite', async (answers) => {
    for (const key of await resultOf(answers.getAllKeys())) {
      if (key !== build) answers.delete(key)
    }
  })
  return isAnswers(kept) ? kept : []
}

/** Only this file writes the list, so what is one is ours. */
const isAnswers = (kept: unknown): kept is readonly KeptAnswer[] => Array.isArray(kept)

/**
 * Changes what this build keeps. Another page may have kept something meanwhile, so the change is given what is there.
 *
 * @param change gives what is kept from now on
 */
export async function changeAnswers(
  build: string,
  change: (kept: readonly KeptAnswer[]) => readonly KeptAnswer[],
): Promise<void> {
  if (isOver) return
  await withStore('readwrite', async (answers) => {
    const kept: unknown = await resultOf(answers.get(build))
    await resultOf(answers.put(change(isAnswers(kept) ? kept : []), build))
  })
}

/** Deletes every answer that is kept. No open page keeps more, until it is loaded anew. */
export async function forgetAnswers(): Promise<void> {
  isOver = true
  others?.postMessage('over')
  await withStore('readwrite', (answers) => resultOf(answers.clear()))
}

async function withStore<result>(
  mode: IDBTransactionMode,
  use: (answers: IDBObjectStore) => Promise<result>,
): Promise<result> {
  const opening = indexedDB.open(database, 1)
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(store)
  }
  const opened = await resultOf(opening)
  try {
    return await use(opened.transaction(store, mode).objectStore(store))
  } finally {
    opened.close()
  }
}

const resultOf = <result>(request: IDBRequest<result>): Promise<result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result)
    }
    request.onerror = () => {
      reject(request.error ?? new Error('The browser keeps nothing.'))
    }
  })
