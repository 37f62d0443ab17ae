import { type Address, getAddress } from 'viem'
import type { Balance, TokenInfo } from '@ghost-pay/gateway-client'
import { type HoldingDifference, holdingDifference } from '@ghost-pay/safe-account/checks'
import { type ChainHoldings, valueHolding } from '@ghost-pay/safe-account/money'
import { keyedList } from '@ghost-pay/safe-account/store'
import { sortTokens, type TokenDoubt } from '@ghost-pay/safe-account/tokens'

import { browserStore } from '../../../kept/browserStore.ts'

/** Why a token is put aside. */
export type HiddenReason =
  | TokenDoubt
  /** The person chose it. */
  | 'chosen'
  /** The account holds none of it. */
  | 'nothing'
  /** It is worth less than the smallest coin. */
  | 'dust'

/** A token of an account: how much of it, who says so, and what it is worth. */
export type AssetEntry = {
  token: TokenInfo
  /** Base units, by the chain where it was asked. */
  balance: bigint
  /** Undefined where nobody says them: then the balance is no amount of the token. */
  decimals: number | undefined
  /** Whether the chain has said the balance. */
  isChecked: boolean
  /** In what the token itself contradicts the gateway. */
  lie: HoldingDifference | undefined
  /** The price of one whole token, as the gateway says; undefined when there is none. */
  price: number | undefined
  value: number | undefined
  /** Of all that has a price, from 0 to 1. */
  share: number | undefined
  /** A reason to doubt it, which the person has put aside. */
  doubt: TokenDoubt | undefined
}

/** The assets of an account: those that are listed, and those that are hidden, with the reason. */
export type ArrangedAssets = {
  /** The most valuable first, what has no price behind. */
  shown: readonly AssetEntry[]
  hidden: readonly (AssetEntry & { reason: HiddenReason })[]
  /** What those that are shown are worth; undefined where nothing of what is held has a price. */
  total: number | undefined
  /** How many of them have no price. */
  unpriced: number
}

/** Less than the smallest coin of a currency. */
const dust = 0.01

/**
 * Sorts what an account holds by its value, and puts aside what is doubted, worthless or hidden, each with its reason
 * (behaviour/accounts#hidden). What the person chose goes before every rule.
 *
 * @param balances as the gateway lists them
 * @param chain what the chain says of them
 * @param choices what the person chose, by the token's address
 * @param currency symbol of the chain's own currency
 */
export function arrangeAssets(
  balances: readonly Balance[],
  chain: ChainHoldings,
  choices: ReadonlyMap<Address, TokenChoice['choice']>,
  currency: string,
): ArrangedAssets {
  const money = balances.filter(({ tokenInfo }) => tokenInfo.type !== 'ERC721')
  const { trusted, doubtful } = sortTokens(money, currency)
  const all = [...trusted.map((balance) => ({ balance, doubt: undefined })), ...doubtful].map(
    ({ balance, doubt }) => {
      const entry = entryOf(balance, chain, doubt)
      return { entry, reason: reasonOf(entry, choices.get(entry.token.address)) }
    },
  )
  const shown = all
    .flatMap(({ entry, reason }) => (reason === undefined ? [entry] : []))
    .sort(byValue)
  const priced = shown.filter(({ value }) => value !== undefined)
  const held = shown.filter(({ balance }) => balance > 0n)
  const sum = priced.reduce((total, { value = 0 }) => total + value, 0)
  return {
    shown: shown.map((entry) => ({
      ...entry,
      share: entry.value === undefined || sum === 0 ? undefined : entry.value / sum,
    })),
    hidden: all
      .flatMap(({ entry, reason }) => (reason === undefined ? [] : [{ ...entry, reason }]))
      .sort(byValue),
    total: held.length > 0 && priced.length === 0 ? undefined : sum,
    unpriced: held.filter(({ value }) => value === undefined).length,
  }
}

function entryOf(
  balance: Balance,
  chain: ChainHoldings,
  doubt: TokenDoubt | undefined,
): AssetEntry {
  const { balance: held, decimals: counted, price, value, isChecked } = valueHolding(balance, chain)
  const token = balance.tokenInfo
  const isUncounted =
    token.decimals === null && chain.tokens?.get(token.address)?.decimals === undefined
  return {
    token,
    balance: held,
    decimals: isUncounted ? undefined : counted,
    isChecked,
    lie:
      token.type === 'NATIVE_TOKEN'
        ? undefined
        : holdingDifference(balance, chain.tokens?.get(token.address)),
    price,
    value,
    share: undefined,
    doubt,
  }
}

function reasonOf(
  { token, balance, value, doubt, lie }: AssetEntry,
  choice: TokenChoice['choice'] | undefined,
): HiddenReason | undefined {
  if (token.type === 'NATIVE_TOKEN' || choice === 'shown') return undefined
  if (choice === 'hidden') return 'chosen'
  if (doubt !== undefined) return doubt
  // What the gateway says wrongly is seen, however little it is.
  if (lie !== undefined) return undefined
  if (balance === 0n) return 'nothing'
  return value !== undefined && value < dust ? 'dust' : undefined
}

const byValue = (one: AssetEntry, other: AssetEntry): number =>
  (other.value ?? -1) - (one.value ?? -1)

const choices = ['shown', 'hidden'] as const

type Token = { chainId: number; address: Address }

/** What a person has chosen for a token: it is shown whatever is thought of it, or it is put aside. */
export type TokenChoice = Token & { choice: (typeof choices)[number] }

/** What was chosen for tokens, in this browser alone. */
export const tokenChoices = keyedList<Token, TokenChoice>(browserStore('ghost-pay.tokens.v1'), {
  keyOf: ({ chainId, address }) => `${chainId}:${address.toLowerCase()}`,
  readOne: (stored) => {
    // Whatever is not as we wrote it throws, or is left out below.
    const { chainId, address, choice } = stored as Record<keyof TokenChoice, unknown>
    const known = choices.find((one) => one === choice)
    return typeof chainId === 'number' && Number.isSafeInteger(chainId) && known !== undefined
      ? { chainId, address: getAddress(address as Address), choice: known }
      : undefined
  },
  most: 500,
})
