import type { Hex } from 'viem'

/** Another kind of chain, whose addresses are no addresses here. */
export type ForeignNetwork = 'bitcoin' | 'bitcoinTest' | 'cosmos' | 'litecoin'

/**
 * Why a text names nobody who can be paid. Each has what a sentence about it needs; the words are the app's. Places are
 * counted from 1.
 */
export type RecipientProblem =
  /** A payment link (EIP-681): half of it read would be another payment. */
  | { key: 'paymentLink' }
  /** A prefix (EIP-3770) of no chain that is known here. */
  | { key: 'unknownChain'; prefix: string }
  /** Forty digits, and nothing before them. */
  | { key: 'without0x'; suggestion: string }
  | { key: 'tooShort'; missing: number }
  | { key: 'tooLong'; extra: number }
  /** 32 bytes: a hash, or a private key. */
  | { key: 'thirtyTwoBytes' }
  /** `character` may be one that cannot be seen; `code` is its number in Unicode, in hex digits. */
  | { key: 'strangeCharacter'; character: string; code: string; place: number }
  /** Capitals that are not those of the address (EIP-55). `wrongPlace` finds the character that explains it. */
  | { key: 'checksum'; typed: Hex }
  /** An address of Bitcoin's kind (BIP-173); `network` where its beginning tells. */
  | { key: 'bech32'; network: ForeignNetwork | undefined }
  /** Looks like one, and is longer than the 90 characters that BIP-173 allows. */
  | { key: 'bech32TooLong'; length: number }
  /** Base 58, as the old addresses of Bitcoin, those of Solana and of Tron. */
  | { key: 'base58' }
  /** A word without a dot that nobody has as a name. */
  | { key: 'noSuchPerson'; name: string }
  /** A word without a dot of 32 bytes or more. */
  | { key: 'wordTooLong'; bytes: number }
  | EnsNameProblem

/** Why a name with dots is none (ENSIP-15, and the limits of behaviour/payments#recipient-names). */
export type EnsNameProblem =
  | { key: 'emptyLabel' }
  | { key: 'labelTooLong'; label: string; length: number }
  | { key: 'hyphen'; label: string }
  | { key: 'prohibitedCharacter'; character: string; code: string }
  /** Letters of two scripts in one label, or letters that pass for those of another script. */
  | { key: 'confusable'; label: string }
  | { key: 'notNormalizable' }
