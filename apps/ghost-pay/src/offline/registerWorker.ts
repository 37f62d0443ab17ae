import { workerFile } from './workerFile.ts'

/** How often at most a page that stays open looks for a new version, in milliseconds: once an hour, when it is looked at again. */
const lookEvery = 3_600_000

/** Takes a worker that waits; undefined while there is none. */
export type TakeOver = () => void

type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => {
    createScriptURL: (ignored: string) => string
  }
}

/**
 * Registers the worker that keeps the app in this browser, and says when a newer one is ready. It takes over when the person wants
 * it, or when no page of the app is open any more (behaviour/outlives#new-version).
 *
 * @param onReady with what takes the new version and loads the page anew
 */
export async function registerWorker(onReady: (takeOver: TakeOver) => void): Promise<void> {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register(trustedUrl(), { updateViaCache: 'none' })
  const offer = (worker: ServiceWorker | null) => {
    // The first one is no new version of anything.
    if (worker === null || serviceWorker.controller === null) return
    onReady(() => {
      serviceWorker.addEventListener('controllerchange', () => location.reload())
      worker.postMessage('take-over')
    })
  }
  offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer(installing)
    })
  })
  lookAgain(registration)
  // Where the network was slow it has kept the first screens alone.
  registration.active?.postMessage('keep-rest')
}

/** A browser looks for a new version when a page is loaded; this one may stay open for days. */
function lookAgain(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < lookEvery) return
    lookedAt = Date.now()
    // Without a network there is none to be found.
    registration.update().catch(() => undefined)
  })
}

/** The one address that may become a worker: the page's policy asks for a name that vouches for it (Trusted Types). */
function trustedUrl(): string {
  const url = new URL(workerFile, document.baseURI).href
  // TypeScript's DOM does not have it, nor has every browser.
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('ghost-pay-worker', { createScriptURL: () => url })
  return policy?.createScriptURL('') ?? url
}
