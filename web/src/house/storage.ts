/** The browser's storage for a worker: texts by kind and key, in IndexedDB. */
const NAME = 'roundhouse'
const KINDS = ['tables', 'journal', 'people', 'stars']

export type Row = [kind: string, key: string, text: string, fresh: boolean]

export interface Storage {
  get(kind: string, key: string): Promise<string | undefined>
  /** JSON of pairs, by key */
  after(kind: string, first: string, last: string): Promise<string>
  /** whether they are kept: none is, where a key that should be fresh is taken */
  write(rows: string): Promise<boolean>
  clear(): Promise<void>
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error as Error)
  })
}

/** Rejected where a browser keeps nothing for a page: in some private windows, or by choice. */
export async function openStorage(): Promise<Storage> {
  const opening = indexedDB.open(NAME, 1)
  opening.onupgradeneeded = () => KINDS.forEach((kind) => opening.result.createObjectStore(kind))
  const database = await result(opening)
  // another edition of the pages may want to change it
  database.onversionchange = () => database.close()
  return {
    get: (kind, key) => result(database.transaction(kind).objectStore(kind).get(key) as IDBRequest<string | undefined>),
    async after(kind, first, last) {
      const store = database.transaction(kind).objectStore(kind)
      const range = IDBKeyRange.bound(first, last, true)
      const [keys, texts] = await Promise.all([result(store.getAllKeys(range)), result(store.getAll(range))])
      return JSON.stringify(keys.map((key, at) => [key, texts[at] as string]))
    },
    write: (rows) => write(database, JSON.parse(rows) as Row[]),
    async clear() {
      const change = database.transaction(KINDS, 'readwrite')
      KINDS.forEach((kind) => change.objectStore(kind).clear())
      await done(change)
    },
  }
}

function done(change: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    change.oncomplete = () => resolve()
    change.onabort = change.onerror = () => reject(change.error ?? new DOMException('', 'AbortError'))
  })
}

async function write(database: IDBDatabase, rows: Row[]): Promise<boolean> {
  // on disk before it is told, not only on its way there
  const change = database.transaction([...new Set(rows.map(([kind]) => kind))], 'readwrite', { durability: 'strict' })
  let taken = false
  for (const [kind, key, text, fresh] of rows) {
    const store = change.objectStore(kind)
    if (fresh)
      store.add(text, key).onerror = (event) => {
        taken ||= (event.target as IDBRequest).error?.name === 'ConstraintError'
      }
    else store.put(text, key)
  }
  try {
    await done(change)
    return true
  } catch (problem) {
    if (taken) return false
    throw problem
  }
}
