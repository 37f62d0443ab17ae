/** What a build connects to. */
export type PolicyParameters = {
  /** Address of the gateway; a path of the app's own host counts as itself. */
  gatewayUrl: string
  /** Nodes of the chains on offer. */
  rpcUrls: readonly string[]
  /** What else was named for the build: gateways of single chains, and nodes that people may choose. */
  furtherUrls?: readonly string[] | undefined
  /** Hashes of what stands in the page itself, for example `sha256-…`. */
  inlineScripts?: readonly string[] | undefined
}

/** Carries the messages of a pairing (connect-kit, docs/wallets.md). */
const relay = 'wss://relay.walletconnect.org'
/** Attests to a paired wallet which page it talks to. */
const attestation = 'https://verify.walletconnect.org'

/** The pages that may show the app in a frame: its own, and the Safe app. */
const frames = ["'self'", 'https://app.safe.global', 'https://*.safe.global']

/**
 * The policy in the page of a built app: its own code only, no inline script or style but those that are named, no text that
 * becomes markup or code, and no host but the gateway, the nodes of the chains on offer, what was named for the build beside them,
 * and those of a pairing. A picture is the page's own, or comes as data, as wallets announce theirs: no host learns who looks at what.
 * In place of a picture that an owner's ENS name points to, the kit draws its own.
 *
 * The app turns no text into markup. Its one Trusted Types policy vouches for the address of its worker
 * (`offline/registerWorker.ts`). Which others may exist is not limited:
 * wallets draw into the page, and those that do it carefully bring a policy.
 */
export function contentSecurityPolicy({
  gatewayUrl,
  rpcUrls,
  furtherUrls = [],
  inlineScripts = [],
}: PolicyParameters): string {
  const hosts = [gatewayUrl, ...rpcUrls, ...furtherUrls].flatMap((url) =>
    URL.canParse(url) ? [new URL(url).origin] : [],
  )
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScripts.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...new Set(hosts), relay].join(' ')}`,
    `frame-src ${attestation}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}

/**
 * What a page cannot say of itself and its host has to send: who may frame it, what it may use of the device, and that the
 * Safe app may read its manifest. docs/hosting.md repeats them for those who host it.
 */
export const responseHeaders = {
  'Content-Security-Policy': `frame-ancestors ${frames.join(' ')}`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  // The verify page scans codes, and so does an owner to whom a payment is handed on.
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=()',
} as const
