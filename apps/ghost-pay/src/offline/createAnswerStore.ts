import type { KeptAnswer } from './keptAnswers.ts'

/** The answers that this browser keeps, as one page of the app sees them. */
export type AnswerStore = {
  /**
   * The answers that this build kept last; none where the browser keeps nothing. Those of other builds are deleted: they may have
   * another shape.
   */
  read: () => Promise<readonly KeptAnswer[]>
  /**
   * Changes what this build keeps. Another page may have kept something meanwhile, so the change is given what is there. It does
   * nothing in a page that was opened before the last wipe.
   */
  change: (change: (kept: readonly KeptAnswer[]) => readonly KeptAnswer[]) => Promise<void>
  /** Deletes every answer. No open page keeps more, until it is loaded anew. */
  forget: () => Promise<void>
}

const store = 'answers'
/** Under which key stands how often the answers were deleted. No build has this name. */
const wipesKey = ' wipes'

/**
 * Opens what is kept for one page. Whether the answers were deleted since the page was opened is read in the transaction that writes, so
 * that no page brings back what another one has just deleted.
 *
 * @param database its name
 * @param build names the build
 */
export function createAnswerStore(database: string, build: string): AnswerStore {
  /** How often the answers had been deleted when this page was opened; undefined before it knows. */
  let wipes: number | undefined
  const use = <result>(work: (answers: IDBObjectStore) => Promise<result>) =>
    withStore(database, work)
  return {
    read: () =>
      use(async (answers) => {
        wipes ??= await readWipes(answers)
        const kept: unknown = await resultOf(answers.get(build))
        for (const key of await resultOf(answers.getAllKeys())) {
          if (key !== build && key !== wipesKey) answers.delete(key)
        }
        return isAnswers(kept) ? kept : []
      }),
    change: (change) =>
      use(async (answers) => {
        if ((await readWipes(answers)) !== wipes) return
        const kept: unknown = await resultOf(answers.get(build))
        await resultOf(answers.put(change(isAnswers(kept) ? kept : []), build))
      }),
    forget: () =>
      use(async (answers) => {
        const before = await readWipes(answers)
        await resultOf(answers.clear())
        await resultOf(answers.put(before + 1, wipesKey))
      }),
  }
}

async function readWipes(answers: IDBObjectStore): Promise<number> {
  const count: unknown = await resultOf(answers.get(wipesKey))
  return typeof count === 'number' ? count : 0
}

/** Only this file writes the list, so what is one is ours. */
const isAnswers = (kept: unknown): kept is readonly KeptAnswer[] => Array.isArray(kept)

async function withStore<result>(
  database: string,
  use: (answers: IDBObjectStore) => Promise<result>,
): Promise<result> {
  const opening = indexedDB.open(database, 1)
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(store)
  }
  const opened = await resultOf(opening)
  try {
    const transaction = opened.transaction(store, 'readwrite')
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () =>
        reject(transaction.error ?? new Error('The browser keeps nothing.'))
    })
    const [result] = await Promise.all([use(transaction.objectStore(store)), done])
    return result
  } finally {
    opened.close()
  }
}

const resultOf = <result>(request: IDBRequest<result>): Promise<result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing.'))
  })
