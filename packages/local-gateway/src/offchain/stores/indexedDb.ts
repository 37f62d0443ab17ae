import type { Store } from './Store.ts'

/** Parameters of `indexedDbStore`. */
export type IndexedDbStoreParameters = {
  /** Name of the database. Default: `local-gateway`. */
  name?: string | undefined
  /**
   * When given, this store records and reads nothing any more once another one has written since it began to read: what its caller knows
   * is not all that is recorded. Called then.
   */
  onDeposed?: (() => void) | undefined
}

type Row = { scope: string; value: unknown }

const rows = 'rows'
const byScope = 'byScope'
/** Under which key stands how often something was written. Rows have numbers as keys. */
const versionKey = 'version'

/**
 * A store in the browser's IndexedDB, which survives the page. Several pages of one origin may have it open; a page sees the
 * values of another page when it reads the scope again.
 */
export function indexedDbStore({
  name = 'local-gateway',
  onDeposed,
}: IndexedDbStoreParameters = {}): Store {
  let opened: Promise<IDBDatabase> | undefined
  /** How often something had been written when this store read or wrote last; undefined before. */
  let seen: number | undefined

  function open(): Promise<IDBDatabase> {
    // After an error, or when the browser has closed it, the next call opens it again.
    const forget = () => (opened = undefined)
    opened ??= openDatabase(name, forget).catch((error: unknown) => {
      forget()
      throw error
    })
    return opened
  }

  /** Looks in the transaction itself whether another store has written meanwhile, so that none can come in between. */
  async function begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    const database = await open()
    const transaction = database.transaction(rows, mode, { durability: 'strict' })
    const version = await readVersion(transaction)
    seen ??= version
    if (onDeposed !== undefined && version !== seen) {
      onDeposed()
      throw new DeposedError()
    }
    if (mode === 'readwrite') {
      transaction.objectStore(rows).put(version + 1, versionKey)
      transaction.addEventListener('complete', () => (seen = version + 1))
    }
    return transaction
  }

  async function write(work: (table: IDBObjectStore) => void): Promise<void> {
    const transaction = await begin('readwrite')
    work(transaction.objectStore(rows))
    await finished(transaction)
  }

  return {
    async read(scope) {
      const table = (await begin('readonly')).objectStore(rows)
      // Every row with a scope was written by `append` or `replace`.
      const found = await answered(table.index(byScope).getAll(scope) as IDBRequest<Row[]>)
      return found.map(({ value }) => value)
    },
    append: (scope, value) => write((table) => void table.add({ scope, value } satisfies Row)),
    replace: (scope, values) =>
      write((table) => {
        const cursors = table.index(byScope).openKeyCursor(scope)
        cursors.onsuccess = () => {
          const cursor = cursors.result
          if (cursor) {
            table.delete(cursor.primaryKey)
            cursor.continue()
          } else for (const value of values) table.add({ scope, value } satisfies Row)
        }
      }),
    async close() {
      const database = await opened
      opened = undefined
      database?.close()
    },
  }
}

/**
 * Deletes the values of every scope. What other stores know of them is over, too.
 *
 * @param name of the database
 */
export async function clearIndexedDb(name: string): Promise<void> {
  const database = await openDatabase(name, () => undefined)
  try {
    const transaction = database.transaction(rows, 'readwrite', { durability: 'strict' })
    const version = await readVersion(transaction)
    const table = transaction.objectStore(rows)
    table.clear()
    table.put(version + 1, versionKey)
    await finished(transaction)
  } finally {
    database.close()
  }
}

/** How often something was written. */
async function readVersion(transaction: IDBTransaction): Promise<number> {
  const found: unknown = await answered(transaction.objectStore(rows).get(versionKey))
  return typeof found === 'number' ? found : 0
}

async function openDatabase(name: string, onClosed: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(rows, { autoIncrement: true }).createIndex(byScope, 'scope')
  }
  const database = await answered(request)
  // The person removes the data of the site, or another page removes the database.
  database.onclose = onClosed
  database.onversionchange = () => {
    onClosed()
    database.close()
  }
  return database
}

function answered<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The database did not answer.'))
  })
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(writeError(transaction.error))
    transaction.oncomplete = () => resolve()
    transaction.onerror = fail
    transaction.onabort = fail
  })
}

function writeError(error: DOMException | null): Error {
  if (error?.name === 'QuotaExceededError') return new BrowserFullError(error)
  return error ?? new Error('The database did not write.')
}

/** Another store has written, or the values were deleted. Nothing was recorded. */
class DeposedError extends Error {
  override name = 'DeposedError'
  readonly reason = 'Another page of this browser has written meanwhile. Nothing was recorded.'

  constructor() {
    super('Another store has written meanwhile.')
  }
}

/** The browser gives the pages of this origin no more room. `cause` is its error. */
class BrowserFullError extends Error {
  override name = 'BrowserFullError'
  readonly reason = 'This browser has no more room for the data of this page. Nothing was recorded.'

  constructor(cause: DOMException) {
    super('The database is full.', { cause })
  }
}
