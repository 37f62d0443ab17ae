import type { Store } from './Store.ts'

/** Parameters of `indexedDbStore`. */
export type IndexedDbStoreParameters = {
  /** Name of the database. Default: `local-gateway`. */
  name?: string | undefined
}

type Row = { scope: string; value: unknown }

const rows = 'rows'
const byScope = 'byScope'

/**
 * A store in the browser's IndexedDB, which survives the page. Several pages of one origin may have it open; a page sees the
 * values of another page when it reads the scope again.
 */
export function indexedDbStore({ name = 'local-gateway' }: IndexedDbStoreParameters = {}): Store {
  let opened: Promise<IDBDatabase> | undefined

  function open(): Promise<IDBDatabase> {
    // After an error, or when the browser has closed it, the next call opens it again.
    const forget = () => (opened = undefined)
    opened ??= openDatabase(name, forget).catch((error: unknown) => {
      forget()
      throw error
    })
    return opened
  }

  async function write(work: (table: IDBObjectStore) => void): Promise<void> {
    const transaction = (await open()).transaction(rows, 'readwrite', { durability: 'strict' })
    work(transaction.objectStore(rows))
    await finished(transaction)
  }

  return {
    async read(scope) {
      const table = (await open()).transaction(rows).objectStore(rows)
      // Every row was written by `append` or `replace`.
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

/** The browser gives the pages of this origin no more room. `cause` is its error. */
class BrowserFullError extends Error {
  override name = 'BrowserFullError'
  readonly reason = 'This browser has no more room for the data of this page. Nothing was recorded.'

  constructor(cause: DOMException) {
    super('The database is full.', { cause })
  }
}
