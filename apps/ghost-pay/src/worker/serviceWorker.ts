/**
 * Keeps the app in the browser: all its files, each held to its hash, so that it opens without its host. It is a script of its own
 * beside the app (behaviour/outlives#worker), written whole by `serviceWorkerPlugin.ts`, and imports nothing.
 */

/** The files of the build, by their path from the page, each with its hash for `integrity`. The build writes them here. */
declare const files: Readonly<Record<string, string>>
/** Names this build: made of the list of its files. */
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

scope.addEventListener('install', (event) => {
  event.waitUntil(keepFiles())
})

/** Keeps every file or none: where one is missing, is another, or has no room, this version is not used. */
async function keepFiles(): Promise<void> {
  const cache = await caches.open(cacheName)
  try {
    await Promise.all(
      [...urls].map(async ([url, file]) => {
        await cache.put(url, (await keptBefore(url, file)) ?? (await fetchFile(url, file)))
      }),
    )
  } catch (error) {
    await caches.delete(cacheName)
    throw error
  }
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

scope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([tidy(), scope.clients.claim()]))
})

/**
 * Deletes what the versions before the last one kept. A page that is open still runs the last one, and loads its parts when they are
 * needed; what a newer version has kept is not this one's to delete.
 */
async function tidy(): Promise<void> {
  const versions = await versionsKept()
  const old = versions.slice(0, Math.max(versions.indexOf(cacheName) - 1, 0))
  await Promise.all(old.map((name) => caches.delete(name)))
}

// The person wants the new version now.
scope.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(scope.skipWaiting())
})

scope.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const { origin, pathname } = new URL(request.url)
  const url = `${origin}${pathname}`
  if (urls.has(url)) {
    event.respondWith(kept(url, request))
  } else if (url === new URL(page, scope.registration.scope).href) {
    event.respondWith(kept(urlOf(page), request))
  } else if (url.startsWith(urlOf('assets/'))) {
    // A part of an earlier version, for a page that still runs it; or one that is not kept.
    event.respondWith(ofAnyVersion(url).then((found) => found ?? fetch(request)))
  }
})

/** From this version; from the network where the browser has cleared it away. */
async function kept(url: string, request: Request): Promise<Response> {
  const found = await (await caches.open(cacheName)).match(url)
  return found ?? fetch(request)
}
