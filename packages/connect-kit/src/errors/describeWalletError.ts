import {
  codeOf,
  errorChain,
  type ErrorLink,
  expiredPairing,
  unknownChainCodes,
} from './errorChain.ts'

/** What went wrong between the page and a wallet, in the words the dialogs act on. */
export type WalletErrorKind =
  | 'rejected'
  | 'locked'
  | 'pending-request'
  | 'timeout-wallet'
  | 'timeout-relay'
  | 'timeout-node'
  | 'offline'
  | 'chain-unknown'
  | 'chain-add-failed'
  | 'switch-ignored'
  | 'unsupported-method'
  | 'disconnected'
  | 'chain-disconnected'
  | 'unauthorised'
  | 'no-account'
  | 'session-expired'
  | 'pairing-expired'
  | 'wc-settlement'
  | 'sdk-not-installed'
  | 'project-id-missing'
  | 'provider-gone'
  | 'popup-blocked'
  | 'safe-not-in-iframe'
  | 'siwe-nonce'
  | 'siwe-sign'
  | 'siwe-verify'
  | 'unknown'

/** A wallet's failure, sorted. The sentence for each kind is in the copy. */
export type WalletFailure = {
  kind: WalletErrorKind
  /** Trying the same again can help. Where it cannot, the visitor or the host has to change something first. */
  retryable: boolean
  /** The code that decided, when one did. */
  code?: number | undefined
  /** What the innermost error said, cleaned and cut: for a fold-out, never as the main sentence. */
  detail?: string | undefined
}

/** The kinds where trying the same again cannot help. */
const finalKinds: readonly WalletErrorKind[] = [
  'chain-unknown',
  'unsupported-method',
  'sdk-not-installed',
  'project-id-missing',
  'provider-gone',
  'safe-not-in-iframe',
]

/**
 * Sorts whatever a wallet, wagmi or the kit threw. Read down the cause chain, in this order: the kit's own classes, then
 * codes from the innermost outwards, then the names of wagmi's and viem's classes, then well-known sentences.
 *
 * wagmi reports every failure of adding a chain as a refusal (4001) and keeps the true error as its cause; so 4001 is a
 * refusal only when no error inside it has another code.
 *
 * @param error anything
 * @returns the kind, whether a retry can help, the code and the innermost message
 */
export function describeWalletError(error: unknown): WalletFailure {
  const chain = errorChain(error)
  const byOwnClass = first(chain, (link) => ownKind(link))
  if (byOwnClass) return failure(byOwnClass, chain)

  const byCode = kindByCodes(chain)
  if (byCode) return failure(byCode.kind, chain, byCode.code)

  const byName = first(chain, (link) => lookUp(kindByName, link.name))
  const byMessage = first(chain, (link) => kindOfMessage(link.message))
  return failure(byName ?? byMessage ?? 'unknown', chain)
}

/** Whether the visitor refused. A refusal is an answer, not a failure: dialogs close or wait, they do not complain. */
export function isUserRejection(error: unknown): boolean {
  return describeWalletError(error).kind === 'rejected'
}

type Kinds = Readonly<Record<string, WalletErrorKind>>

/** The kit's own classes: `ChainNotConfigured` is the name `ConnectKitChainNotConfiguredError`. */
const kindByOwnName: Kinds = {
  ChainNotConfigured: 'chain-unknown',
  ProviderRequired: 'provider-gone',
  UserRejectedSwitch: 'rejected',
  ChainAddFailed: 'chain-add-failed',
  SwitchIgnored: 'switch-ignored',
  ResourceUnavailable: 'pending-request',
  NoAccount: 'no-account',
  WalletTimeout: 'timeout-wallet',
  RelayTimeout: 'timeout-relay',
  PairingExpired: 'pairing-expired',
  SessionExpired: 'session-expired',
  SdkNotInstalled: 'sdk-not-installed',
  ProjectIdMissing: 'project-id-missing',
  SafeNotInIframe: 'safe-not-in-iframe',
}

const kindByStage: Kinds = { nonce: 'siwe-nonce', sign: 'siwe-sign', verify: 'siwe-verify' }

/** EIP-1193, EIP-1474, EIP-3326, EIP-5792 and the WalletConnect sign protocol. */
const kindByCode: Kinds = {
  ...unknownChainCodes,
  4001: 'rejected',
  4100: 'unauthorised',
  4200: 'unsupported-method',
  4900: 'disconnected',
  4901: 'chain-disconnected',
  5000: 'rejected',
  5001: 'rejected',
  5002: 'rejected',
  5003: 'rejected',
  5101: 'unsupported-method',
  5700: 'unsupported-method',
  5750: 'rejected',
  5760: 'unsupported-method',
  6000: 'session-expired',
  7000: 'wc-settlement',
  7001: 'session-expired',
  8000: 'timeout-wallet',
  '-32002': 'pending-request',
  '-32004': 'unsupported-method',
  '-32601': 'unsupported-method',
  ACTION_REJECTED: 'rejected',
}

const kindByName: Kinds = {
  ChainNotConfiguredError: 'chain-unknown',
  ConnectorAccountNotFoundError: 'unauthorised',
  ConnectorChainMismatchError: 'switch-ignored',
  ConnectorNotConnectedError: 'disconnected',
  ConnectorUnavailableReconnectingError: 'disconnected',
  HttpRequestError: 'offline',
  ProviderNotFoundError: 'provider-gone',
  // The browser lets the page keep nothing, without which the package for pairing does not run.
  SecurityError: 'sdk-not-installed',
  SwitchChainNotSupportedError: 'unsupported-method',
  // viem says this of a node that it asked over HTTP; wallets answer late without any name.
  TimeoutError: 'timeout-node',
  WebSocketRequestError: 'offline',
}

/** For errors without a usable code. A modal that the visitor closed counts as a rejection (behaviour/connection#rejections). */
const kindByMessage: readonly (readonly [RegExp, WalletErrorKind])[] = [
  [
    /user[\s_-]?(closed|cancel|denied|reject)|rejected by (the )?user|(request|proposal) (was )?(rejected|reset)/i,
    'rejected',
  ],
  [/(wallet|account|keyring|extension) is locked|unlock (your|the) (wallet|account)/i, 'locked'],
  [/already (pending|processing)|request .*pending/i, 'pending-request'],
  [expiredPairing, 'pairing-expired'],
  [/no matching key|session .*(expired|not found|deleted)/i, 'session-expired'],
  [/pop-?up .*block|block.* pop-?up/i, 'popup-blocked'],
  [/failed to fetch|network ?error|internet disconnected|offline/i, 'offline'],
  [/timed? ?out/i, 'timeout-wallet'],
]

function ownKind(link: ErrorLink): WalletErrorKind | undefined {
  const own = /^ConnectKit(\w+)Error$/.exec(link.name)?.[1]
  if (own === 'SignIn') return lookUp(kindByStage, link.stage) ?? 'unknown'
  return lookUp(kindByOwnName, own ?? '')
}

function kindByCodes(
  chain: readonly ErrorLink[],
): { kind: WalletErrorKind; code?: number } | undefined {
  let foreign: number | undefined
  for (const link of chain.toReversed()) {
    const code = codeOf(link)
    // wagmi wraps every failed switch in a class that says 4902 of itself; only what it wraps is telling.
    if (code === undefined || (link.name === 'SwitchChainError' && link.wraps)) continue
    const kind = lookUp(kindByCode, String(code))
    if (kind === 'rejected' && foreign !== undefined)
      return { kind: 'chain-add-failed', code: foreign }
    if (kind) return typeof code === 'number' ? { kind, code } : { kind }
    if (typeof code === 'number') foreign ??= code
  }
  return undefined
}

function kindOfMessage(message: string): WalletErrorKind | undefined {
  return kindByMessage.find(([pattern]) => pattern.test(message))?.[1]
}

function failure(kind: WalletErrorKind, chain: readonly ErrorLink[], code?: number): WalletFailure {
  const detail = first(chain.toReversed(), (link) => clean(link.message))
  return {
    kind,
    retryable: !finalKinds.includes(kind),
    ...(code !== undefined && { code }),
    ...(detail && { detail }),
  }
}

/** One line, without control and direction characters, at most 200 characters: it comes from outside and is shown. */
function clean(message: string): string {
  return message
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, 200)
}

function first<item, result>(items: readonly item[], pick: (item: item) => result | undefined) {
  for (const item of items) {
    const result = pick(item)
    if (result) return result
  }
  return undefined
}

/** Names and codes come from outside: `constructor` is not an entry. */
function lookUp(kinds: Kinds, key: string): WalletErrorKind | undefined {
  return Object.hasOwn(kinds, key) ? kinds[key] : undefined
}
