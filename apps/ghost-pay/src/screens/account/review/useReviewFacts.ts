import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Address, type Hash, isAddressEqual } from 'viem'
import { useGateway } from '@ghost-pay/gateway-client/react'
import { isNobodys } from '@ghost-pay/payments/payroll'
import {
  type AccountOnChain,
  readTransactionHash,
  type Rehearsal,
  type SignableTransaction,
} from '@ghost-pay/safe-account'
import { checkNonce, type TakenNonces } from '@ghost-pay/safe-account/queue'
import { lookAlikes, type RegistryName } from '@ghost-pay/safe-account/recipients'
import { contractsToTrust, entrustedIn, payeesOf, tokensIn } from '@ghost-pay/safe-account/review'
import type { TypedToken } from '@ghost-pay/safe-account/store'
import { compareToken, type TokenDifference } from '@ghost-pay/safe-account/tokens'
import type { SignableView } from '@ghost-pay/safe-account/view'
import { type KnownToken, safeTxHash } from '@ghost-pay/safe-protocol'
import type { OfficialContract } from '@ghost-pay/safe-protocol/contracts'

import { balancesQuery } from '../../../data/balancesQuery.ts'
import { isOfThisVisit } from '../../../data/isOfThisVisit.ts'
import { keptRegistryNames } from '../../../data/keptRegistryNames.ts'
import { isGatewayHere } from '../../../data/place.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { useForeign, useTokensAt } from '../../../data/useContractsOnChain.ts'
import { useKeptOf } from '../../../data/useKept.ts'
import { useLineBefore } from '../../../data/useLineBefore.ts'
import { useOnChain } from '../../../data/useOnChain.ts'
import { useRehearsal } from '../../../data/useRehearsal.ts'
import type { TokensOnChain } from '../../../data/useTokensOnChain.ts'
import { useKnownAddresses } from '../pay/useKnownAddresses.ts'
import { alikeToCompare } from './alikeToCompare.ts'
import { applyingFacts } from './applyingFacts.ts'
import { rehearsalWord } from './rehearsalWord.ts'
import {
  type GatewayLie,
  type PayeeWord,
  reviewChecks,
  type ReviewFacts,
  type TokenWord,
} from './reviewChecks.ts'
import { type Answer, toAsked } from './toAsked.ts'
import { useNameStands } from './useNameStands.ts'
import { useTwin } from './useTwin.ts'
import { useVictim } from './useVictim.ts'
import { warningsToSay } from './warningsToSay.ts'

export type UseReviewFactsParameters = {
  account: SharedAccount
  signable: SignableTransaction | undefined
  /** By its own bytes, with the chain's tokens; undefined while something is still asked. */
  view: SignableView | undefined
  tokens: TokensOnChain
  onChain: Answer<AccountOnChain>
  taken: Answer<TakenNonces>
  /** The tokens of its amounts, as they were described when those were typed. */
  typed?: readonly TypedToken[] | undefined
  /** By which names of the registry the payees of a draft were chosen; those of a proposal are kept in this browser. */
  registryNames?: readonly RegistryName[] | undefined
  /** It goes from owner to owner: the gateway is not asked, and who waits is known only as far as this browser knows it. */
  isUnasked?: boolean | undefined
  /** It is not the only thing on the screen: nothing is asked again by itself. */
  isOnce?: boolean | undefined
  /** What the gateway says of it, where it has it already. */
  listed?:
    | {
        lie: GatewayLie | undefined
        /** Decimals of its token. */
        tokenDifferences: readonly TokenDifference[]
        claimedDecimals: number | undefined
        time: number
        /** What the gateway says that it does (`saidOf`). */
        said: string
      }
    | undefined
}

/**
 * Asks everybody who can vouch for a transaction: contract, gateway, tokens, a rehearsal, the history of payees, and the line.
 *
 * @returns among the rest `unnamed`, who is paid and has no name here: that the account paid them before, the gateway says alone.
 *   Undefined while it is not known
 */
export function useReviewFacts(parameters: UseReviewFactsParameters) {
  const { account, signable, view, tokens, onChain, taken, typed = [] } = parameters
  const { registryNames: ofDraft, isUnasked = false, isOnce = false, listed } = parameters
  const client = useGateway()
  const { chainId, address } = account
  const contract = useOnChain(
    // Before version 1.3.0 the hash says nothing of the chain.
    ['contract-hash', signable?.chainId, signable && safeTxHash(signable)],
    signable && ((node) => readTransactionHash(node, signable)),
  )
  const balances = useQuery({
    ...balancesQuery(client, { chainId, address }),
    enabled: !isUnasked,
  })
  const foreign = useForeign(chainId, updateContracts(view))
  const line = useLineBefore(signable, { accountNonce: onChain.data?.nonce, taken, isUnasked })
  const rehearsal = useRehearsal(signable, onChain.data?.owners[0], { line, isOnce })
  const recipients = view === undefined ? [] : payeesOf(view)
  const entrusted = view === undefined ? [] : entrustedIn(view)
  const tokensAt = useTokensAt(chainId, recipients)
  const { known, wasPaid, isSilent } = useKnownAddresses(account, onChain.data)
  const twin = useTwin(account, signable, { isUnasked, inList: isOnce ? listed?.said : undefined })
  const [compared, setCompared] = useState<readonly Address[]>([])

  const hash = signable && safeTxHash(signable)
  const { registryNames, named } = useRegistryNames(account, hash, ofDraft)
  // What it may have said to another screen is not its word on this.
  const said = isUnasked ? [] : (balances.data?.items ?? [])
  const listedTokens = said.flatMap(({ tokenInfo: { type, address, symbol, decimals } }) =>
    type === 'ERC20' && decimals !== null ? [{ address, symbol, decimals }] : [],
  )
  // What was said when amounts were typed decided over the bytes, whatever is said now.
  const claims = [...typed, ...listedTokens]
  const lies = liesIn(tokens.tokens, claims)
  const hasLied = lies.length > 0 || (listed?.tokenDifferences.length ?? 0) > 0
  const claimedDecimals = lies[0]?.decimals ?? listed?.claimedDecimals
  const alike = [...new Set([...recipients, ...entrusted])].flatMap((address) => {
    const others = lookAlikes(address, known)
    return others.length > 0 ? [{ address, others }] : []
  })
  const shownAlike = alikeToCompare(alike, compared)
  const payees = payeeWord(
    { recipients, entrusted, known, wasPaid, tokens: tokens.tokens, tokensAt },
    shownAlike?.address,
    compared,
  )
  const isNext = signable?.transaction.nonce === BigInt(onChain.data?.nonce ?? 0)
  const areAsked = view !== undefined && !tokens.isPending
  const facts: ReviewFacts = {
    bytes: bytesWord(view, foreign),
    contract: toAsked(contract, (value) => (value === hash ? 'same' : 'other')),
    // The gateway inside the page is no second witness: it is this device again.
    gateway:
      isUnasked || isGatewayHere
        ? { status: 'unasked' }
        : gatewayWord({ account, listed, balances, hasLied }),
    tokens: tokens.isNodeError
      ? { status: 'silent' }
      : areAsked
        ? tokenFact(
            tokenWord(view, tokens.tokens, hasLied, claimedDecimals),
            contract.dataUpdatedAt,
          )
        : { status: 'pending' },
    rehearsal:
      view === undefined
        ? { status: 'pending' }
        : toAsked(rehearsal, (value) => rehearsalWord(value, view, { safe: address, isNext })),
    payee: payeeFact(
      { isRead: view !== undefined, recipients, entrusted, known, wasPaid, isSilent },
      { ...payees, named },
    ),
    place: placeWord(signable, {
      onChain,
      taken,
      id: listed === undefined ? undefined : hash,
      isUnasked: isUnasked || isGatewayHere,
      isRejection: view?.kind === 'rejection',
    }),
    twin: twin.fact,
  }
  return {
    checks: reviewChecks(applyingFacts(facts, view)),
    registryNames,
    unnamed: onChain.data && view && recipients.filter((one) => isNotKnown(one, known)),
    rehearsal: shownRehearsal(rehearsal),
    victim: useVictim(account, signable, twin, said),
    claimedDecimals: hasLied ? claimedDecimals : undefined,
    alike: shownAlike,
    isCompared: payees.isCompared,
    onCompared: (isCompared: boolean) => {
      if (shownAlike === undefined) return
      const others = compared.filter((one) => one !== shownAlike.address)
      setCompared(isCompared ? [...others, shownAlike.address] : others)
    },
  }
}

const noNames: readonly RegistryName[] = []

/** By which names payees were chosen, and whether these still stand for them. */
function useRegistryNames(
  { chainId, address: safe }: SharedAccount,
  safeTxHash: Hash | undefined,
  ofDraft: readonly RegistryName[] | undefined,
) {
  const kept = useKeptOf(keptRegistryNames, safeTxHash && { chainId, safe, safeTxHash })
  const registryNames = ofDraft ?? kept?.names ?? noNames
  return { registryNames, named: useNameStands(chainId, registryNames) }
}

/** What was claimed of tokens, and is not what their own contracts say. */
const liesIn = (tokens: readonly KnownToken[], claims: readonly TypedToken[]) =>
  tokens.flatMap((token) =>
    claims.filter(
      (claim) =>
        isAddressEqual(claim.address, token.address as Address) &&
        compareToken(claim, token).length > 0,
    ),
  )

/** A batch is made with the contract that was found on the chain, an update was not; of both, the code is read again before signing. */
const updateContracts = (view: SignableView | undefined) =>
  view?.action.kind === 'updateVersion' ? contractsToTrust(view.action) : []

type PayeesKnown = Pick<ReturnType<typeof useKnownAddresses>, 'known' | 'wasPaid'> & {
  recipients: readonly Address[]
  /** Who gets a say over the account, or a way to its money. */
  entrusted: readonly Address[]
  /** The tokens that are moved: one of them may be a payee. */
  tokens: readonly KnownToken[]
  /** Which payees are tokens' own contracts. */
  tokensAt: Answer<readonly Address[]>
}

/** Who looks like somebody else, or can use nothing, is so whatever the gateway says. */
function payeeFact(
  {
    isRead,
    recipients,
    entrusted,
    known,
    wasPaid,
    isSilent,
  }: Pick<PayeesKnown, 'recipients' | 'entrusted' | 'known' | 'wasPaid'> & {
    isRead: boolean
    isSilent: boolean
  },
  value: PayeeWord,
): ReviewFacts['payee'] {
  if (!isRead) return { status: 'pending' }
  if (recipients.length + entrusted.length === 0) return { status: 'none' }
  const isUntold = recipients.some((one) => wasPaid(one) === 'unknown' && isNotKnown(one, known))
  return isUntold && !value.isAlike && !value.isNobody
    ? { status: isSilent ? 'silent' : 'pending' }
    : { status: 'said', value, time: 0 }
}

function payeeWord(
  { recipients, entrusted, known, wasPaid, tokens, tokensAt }: PayeesKnown,
  alike: Address | undefined,
  compared: readonly Address[],
): PayeeWord {
  return {
    count: recipients.length,
    firsts: recipients.filter(
      (one) => isNotKnown(one, known) && (wasPaid(one) === 'no' || wasPaid(one) === 'unseen'),
    ).length,
    isNamed: [...recipients, ...entrusted].every((one) => !isNotKnown(one, known)),
    isUnseen: recipients.some((one) => wasPaid(one) === 'unseen'),
    entrusted: entrusted.length,
    strangers: entrusted.filter((one) => isNotKnown(one, known)).length,
    isAlike: alike !== undefined,
    isCompared: alike !== undefined && compared.includes(alike),
    // Nobody has a key to it, or it is the contract of a token.
    isNobody: recipients.some(
      (one) =>
        isNobodys(one) ||
        [...(tokensAt.data ?? []), ...tokens.map(({ address }) => address as Address)].some(
          (other) => isAddressEqual(other, one),
        ),
    ),
    areTokens: toAsked(tokensAt, () => 'said' as const).status,
  }
}

const isNotKnown = (
  address: Address,
  known: readonly { address: Address; isNamed: boolean }[],
): boolean => !known.some((other) => other.isNamed && isAddressEqual(other.address, address))

function bytesWord(
  view: SignableView | undefined,
  foreign: Answer<OfficialContract | null>,
): ReviewFacts['bytes'] {
  if (view === undefined) return 'pending'
  if (view.blocked) return 'blocked'
  if (view.action.kind === 'updateVersion') {
    const code = toAsked(foreign, (value) => value)
    if (code.status !== 'said') return code.status === 'silent' ? 'unread' : 'pending'
    if (code.value !== null) return 'foreign'
  }
  if (view.action.kind === 'unreadable') return 'unreadable'
  return warningsToSay(view).length > 0 ? 'warned' : 'same'
}

function gatewayWord({
  account,
  listed,
  balances,
  hasLied,
}: Pick<UseReviewFactsParameters, 'account' | 'listed'> & {
  balances: Answer<unknown>
  hasLied: boolean
}): ReviewFacts['gateway'] {
  const other: GatewayLie | undefined = hasLied
    ? 'figures'
    : account.disputed.length > 0
      ? 'account'
      : undefined
  if (listed !== undefined) {
    const value = { lie: listed.lie ?? other, isFresh: false }
    // An answer that was proven wrong stays wrong however old it is. A good answer is only good while
    // it is fresh.
    return value.lie !== undefined || isOfThisVisit(listed.time)
      ? { status: 'said', value, time: listed.time }
      : { status: balances.isError ? 'silent' : 'pending' }
  }
  return toAsked(balances, () => ({ lie: other, isFresh: true }))
}

/** What moves no token has nothing to ask, unless somebody says otherwise. */
const tokenFact = (value: TokenWord, time: number): ReviewFacts['tokens'] =>
  value.count === 0 && value.lie === undefined
    ? { status: 'none' }
    : { status: 'said', value, time }

function tokenWord(
  view: SignableView,
  tokens: readonly KnownToken[],
  hasLied: boolean,
  decimals: number | undefined,
): TokenWord {
  const [token] = tokens
  const { length: count } = tokensIn(view)
  const differs = decimals !== undefined && token?.decimals !== decimals
  return {
    count,
    token: count === 1 ? token : undefined,
    isUnknown: tokens.length < count,
    lie: hasLied ? { decimals: differs ? decimals : undefined } : undefined,
  }
}

function placeWord(
  signable: SignableTransaction | undefined,
  {
    onChain,
    taken,
    id,
    isUnasked,
    isRejection,
  }: Pick<UseReviewFactsParameters, 'onChain' | 'taken'> & {
    id: string | undefined
    isUnasked: boolean
    isRejection: boolean
  },
): ReviewFacts['place'] {
  if (signable === undefined || onChain.data === undefined) {
    return { status: onChain.isError ? 'silent' : 'pending' }
  }
  if (taken.data === undefined) return { status: taken.isError ? 'silent' : 'pending' }
  const nonce = Number(signable.transaction.nonce)
  const accountNonce = onChain.data.nonce
  const check = checkNonce(nonce, { accountNonce, taken: taken.data, id: id?.toLowerCase() })
  const free = check.status === 'free' ? nonce : check.free
  const status =
    isUnasked && check.status !== 'used' && nonce > accountNonce
      ? 'ahead'
      : check.status === 'taken' && isRejection
        ? 'instead'
        : check.status
  return {
    status: 'said',
    value: { status, nonce, accountNonce, free },
    time: onChain.dataUpdatedAt,
  }
}

/** What is shown of a rehearsal. */
export type ShownRehearsal = { status: 'pending' | 'silent' } | Rehearsal

/** What a rehearsal has come to so far. */
function shownRehearsal(parameters: Answer<Rehearsal>): ShownRehearsal {
  const { data, isError, isFetching = false } = parameters
  return data ?? { status: isError && !isFetching ? 'silent' : 'pending' }
}
