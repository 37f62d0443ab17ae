/**
 * Keeps the app in the browser: all its files, each held to its hash, so that it opens without its host. It is a script of its own
 * beside the app (behaviour/outlives#worker), written whole by `serviceWorkerPlugin.ts`, and imports nothing.
 */

/** The files of the build, by their path from the page, each with its hash for `integrity`. The build writes them here. */
declare const files: Readonly<Record<string, string>>
/** Those of them that the first screens need, by their path. The build writes them here. */
declare const first: readonly string[]
/** Names this build: made of its files with their hashes, and of this script. */
declare const version: string

/** What a worker's own scope has and the page's has not. */
type Scope = {
  registration: { scope: string }
  clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: <name extends keyof Events>(
    type: name,
    listen: (event: Events[name]) => void,
  ) => void
}
type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void }
type Events = {
  install: Extendable
  activate: Extendable
  message: Extendable & { data: unknown }
  fetch: Extendable & { request: Request; respondWith: (answer: Promise<Response>) => void }
}

// The file is a worker: its global object is not the page's that TypeScript knows.
const scope = self as unknown as Scope

/** Caches are the whole origin's: another copy of the app in another folder has its own. */
const prefix = `ghost-pay ${scope.registration.scope} `
const cacheName = `${prefix}${version}`
/** The page, by its path from itself. */
const page = 'index.html'
const urlOf = (path: string): string =>
  new URL(path === page ? './' : path, scope.registration.scope).href
const urls = new Map(
  Object.entries(files).map(([path, integrity]) => [urlOf(path), { path, integrity }]),
)

scope.addEventListener('install', (event) => event.waitUntil(keepFiles()))

/**
 * Keeps every file that any page needs, or none: where one is missing, is another, or has no room, this version is not used. Where the network is slow it
 * is what the first screens need; the rest is kept when it is asked for, or when the network is good.
 */
async function keepFiles(): Promise<void> {
  // A worker that runs may have it: what that one keeps is not this one's to delete.
  const isOurs = !(await caches.has(cacheName))
  const cache = await caches.open(cacheName)
  const paths = new Set(first)
  const isSlow = isSlowNetwork()
  const results = await Promise.allSettled(
    [...urls]
      .filter(([, { path }]) => !isSlow || paths.has(path))
      .map(([url, file]) => keepFile(cache, url, file)),
  )
  const failed = results.find(({ status }) => status === 'rejected')
  if (failed === undefined) return
  if (isOurs) await caches.delete(cacheName)
  throw new Error('This version is not kept.', { cause: failed })
}

/** Keeps what is not kept yet, where the network is good. What fails is asked for when it is needed. */
async function keepRest(): Promise<void> {
  if (isSlowNetwork()) return
  const cache = await caches.open(cacheName)
  await Promise.allSettled(
    [...urls].map(async ([url, file]) => {
      if ((await cache.match(url)) !== undefined) return
      await cache.put(url, await fetchFile(url, file))
    }),
  )
}

/** What the browser says of its network. Not every browser does, nor does TypeScript's DOM know it. */
type Connection = { saveData?: boolean; effectiveType?: string }

function isSlowNetwork(): boolean {
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {}
  return saveData === true || /^(?:slow-2g|2g|3g)$/.test(effectiveType ?? '')
}

async function keepFile(cache: Cache, url: string, file: File): Promise<void> {
  await cache.put(url, (await keptBefore(url, file)) ?? (await fetchFile(url, file)))
}

type File = { path: string; integrity: string }

/** The name of a file in `assets` has its hash: what an earlier version has kept of it is the same, and is hashed all the same. */
const isNamedByHash = ({ path }: File): boolean => path.startsWith('assets/')

async function keptBefore(url: string, file: File): Promise<Response | undefined> {
  if (!isNamedByHash(file)) return undefined
  const found = await ofAnyVersion(url)
  if (found === undefined) return undefined
  const hash = await crypto.subtle.digest('SHA-256', await found.clone().arrayBuffer())
  const base64 = btoa(String.fromCharCode(...new Uint8Array(hash)))
  return `sha256-${base64}` === file.integrity ? found : undefined
}

async function fetchFile(url: string, file: File): Promise<Response> {
  const answer = await fetch(url, {
    // Refuses other bytes than those of the build.
    integrity: file.integrity,
    cache: isNamedByHash(file) ? 'default' : 'no-cache',
  })
  if (!answer.ok) throw new Error(`${file.path} was not served: ${answer.status}.`)
  // A browser takes no redirected answer for a page.
  return answer.redirected ? new Response(await answer.blob(), { headers: answer.headers }) : answer
}

/** From what the versions of this copy of the app have kept, and no other cache of the origin. */
async function ofAnyVersion(url: string): Promise<Response | undefined> {
  for (const name of await versionsKept()) {
    const found = await (await caches.open(name)).match(url)
    if (found !== undefined) return found
  }
  return undefined
}

/** The caches of this copy of the app, the oldest first. */
const versionsKept = async (): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(prefix))

scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([tidy(), scope.clients.claim()])),
)

/**
 * Deletes what the versions before the last one kept. A page that is open still runs the last one, and loads its parts when they are
 * needed; what a newer version has kept is not this one's to delete.
 */
async function tidy(): Promise<void> {
  const versions = await versionsKept()
  const old = versions.slice(0, Math.max(versions.indexOf(cacheName) - 1, 0))
  await Promise.all(old.map((name) => caches.delete(name)))
}

// The person wants the new version now, or a page is at rest.
scope.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(scope.skipWaiting())
  else if (event.data === 'keep-rest') event.waitUntil(keepRest())
})

scope.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const { origin, pathname } = new URL(request.url)
  const url = `${origin}${pathname}`
  const file = urls.get(url)
  const own = urls.get(urlOf(page))
  if (file !== undefined) {
    event.respondWith(kept(url, file, request))
  } else if (own !== undefined && url === new URL(page, scope.registration.scope).href) {
    event.respondWith(kept(urlOf(page), own, request))
  } else if (url.startsWith(urlOf('assets/'))) {
    // A part of an earlier version, for a page that still runs it; or one that is not kept.
    event.respondWith(ofAnyVersion(url).then((found) => found ?? fetch(request)))
  }
})

/** From this version; from the network, and kept, where it was left out or the browser has cleared it away. */
async function kept(url: string, file: File, request: Request): Promise<Response> {
  const cache = await caches.open(cacheName)
  const found = await cache.match(url)
  if (found !== undefined) return found
  let answer: Response
  try {
    answer = await fetchFile(url, file)
  } catch {
    // The host may have another version by now: the page holds what it gets to its own hashes.
    return fetch(request)
  }
  // Where there is no room it is asked for again.
  await cache.put(url, answer.clone()).catch(() => undefined)
  return answer
}
