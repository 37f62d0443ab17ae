import { readProperty } from '../platform/readProperty.ts'

/** One error of the chain, as far as it is read. */
export type ErrorLink = {
  name: string
  message: string
  stage: string
  code: unknown
  wraps: boolean
}

/** By these codes a wallet says that it does not know a chain (EIP-3326, EIP-5792 and the WalletConnect sign protocol). */
export const unknownChainCodes = {
  4902: 'chain-unknown',
  5100: 'chain-unknown',
  5710: 'chain-unknown',
} as const

/** By these words the sign client reports an unused pairing that expired. */
export const expiredPairing = /proposal expired|pairing (has )?expired/i

/** The error and its causes, outermost first. MetaMask's mobile app hides the real one in `data.originalError`. */
export function errorChain(error: unknown): ErrorLink[] {
  const chain: ErrorLink[] = []
  const seen: unknown[] = []
  let next = error
  while (next !== undefined && next !== null && !seen.includes(next) && chain.length < 16) {
    seen.push(next)
    const cause =
      readProperty(next, 'cause') ?? readProperty(readProperty(next, 'data'), 'originalError')
    chain.push({
      name: text(readProperty(next, 'name')),
      message: text(typeof next === 'string' ? next : readProperty(next, 'message')),
      stage: text(readProperty(next, 'stage')),
      code: readProperty(next, 'code'),
      wraps: typeof cause === 'object' && cause !== null,
    })
    next = cause
  }
  return chain
}

/** viem gives -1 to errors that came without a code. */
export function codeOf({ code }: ErrorLink): number | string | undefined {
  if (typeof code === 'number') return code === -1 ? undefined : code
  if (typeof code !== 'string' || code === '') return undefined
  return /^-?\d+$/.test(code) ? Number(code) : code
}

/**
 * Whether a wallet says that it does not know the chain. The innermost error counts: a rejection stays a rejection, even when
 * another error wraps it.
 */
export function isUnknownChain(error: unknown): boolean {
  const isUnknown = (code = '') => Object.hasOwn(unknownChainCodes, code)
  const codes = errorChain(error).map((link) => codeOf(link)?.toString())
  return isUnknown(codes.findLast((code) => code === '4001' || isUnknown(code)))
}

/** Whether a pairing expired unused. */
export function isExpiredPairing(error: unknown): boolean {
  return errorChain(error).some(({ message }) => expiredPairing.test(message))
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
