/** What a build connects to. */
export type PolicyParameters = {
  /** Address of the gateway; a path of the app's own host counts as itself. */
  gatewayUrl: string
  /** Nodes of the chains on offer. */
  rpcUrls: readonly string[]
}

/** Carries the messages of a pairing (connect-kit, docs/wallets.md). */
const relay = 'wss://relay.walletconnect.org'
/** Attests to a paired wallet which page it talks to. */
const attestation = 'https://verify.walletconnect.org'

/** The pages that may show the app in a frame: its own, and the Safe app. */
const frames = ["'self'", 'https://app.safe.global', 'https://*.safe.global']

/**
 * The policy in the page of a built app: its own code only, no inline script or style, and no host but the gateway, the
 * nodes of the chains on offer, and those of a pairing. Pictures may come from any https host: people and wallets name
 * theirs.
 */
export function contentSecurityPolicy({ gatewayUrl, rpcUrls }: PolicyParameters): string {
  const hosts = [gatewayUrl, ...rpcUrls].flatMap((url) =>
    URL.canParse(url) ? [new URL(url).origin] : [],
  )
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src ${["'self'", ...new Set(hosts), relay].join(' ')}`,
    `frame-src ${attestation}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
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
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
} as const
