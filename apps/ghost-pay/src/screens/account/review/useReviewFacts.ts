import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Address, type Hash, isAddressEqual } from 'viem'
import { useConfig } from 'wagmi'
import { useGateway } from '@ghost-pay/gateway-client/react'
import { isNobodys } from '@ghost-pay/payments/payroll'
import {
  type AccountOnChain,
  readTransactionHash,
  type SignableTransaction,
} from '@ghost-pay/safe-account'
import { checkNonce, type TakenNonces } from '@ghost-pay/safe-account/queue'
import {
  lookAlikes,
  type NameStand,
  nameStand,
  type RegistryName,
} from '@ghost-pay/safe-account/recipients'
import type { Rehearsal } from '@ghost-pay/safe-account/rehearsal'
import { contractsToTrust, entrustedIn, payeesOf, tokensIn } from '@ghost-pay/safe-account/review'
import type { TypedToken } from '@ghost-pay/safe-account/store'
import { compareToken, type TokenDifference } from '@ghost-pay/safe-account/tokens'
import type { SignableView } from '@ghost-pay/safe-account/view'
import { type KnownToken, safeTxHash } from '@ghost-pay/safe-protocol'
import type { OfficialContract } from '@ghost-pay/safe-protocol/contracts'

import { isOfThisVisit } from '../../../account/isOfThisVisit.ts'
import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { useForeign, useTokensAt } from '../../../account/useContractsOnChain.ts'
import type { TokensOnChain } from '../../../account/useTokensOnChain.ts'
import { useOnChain } from '../../../chain/useOnChain.ts'
import { isGatewayHere } from '../../../gateway/place.ts'
import { useKeptOf } from '../../../kept/useKept.ts'
import { balancesQuery } from '../../../money/balancesQuery.ts'
import { keptRegistryNames } from '../../../people/keptRegistryNames.ts'
import { nameQuery } from '../../../people/nameQuery.ts'
import { useLineBefore } from '../../../transactions/useLineBefore.ts'
import { useRehearsal } from '../../../transactions/useRehearsal.ts'
import { useKnownAddresses } from '../pay/useKnownAddresses.ts'
import { lieIn, type Reading } from './bothReadings.ts'
import { rehearsalWord } from './rehearsalWord.ts'
import {
  type Answer,
  type GatewayLie,
  type PayeeWord,
  reviewChecks,
  type ReviewFacts,
  toAsked,
} from './reviewChecks.ts'
import { reviewRedLine } from './reviewRedLine.ts'
import { useTwin } from './useTwin.ts'
import { useVictim } from './useVictim.ts'
import { applyingFacts, warningsToSay } from './warningsToSay.ts'

export type UseReviewFactsParameters = {
  account: SharedAccount
  signable: SignableTransaction | undefined
  /** By its own bytes, with the chain's tokens; undefined while something is still asked. */
  view: SignableView | undefined
  /** Its tokens are still asked: nothing of it is checked yet but what needs none. */
  isPending?: boolean | undefined
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
        /** What would be signed and what the gateway shows, line by line; empty where the two agree. */
        readings: readonly Reading[]
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
  const { account, signable, tokens, onChain, taken, typed = [] } = parameters
  const view = parameters.isPending === true ? undefined : parameters.view
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
  const isCompared = shownAlike !== undefined && compared.includes(shownAlike.address)
  const isNext = signable?.transaction.nonce === BigInt(onChain.data?.nonce ?? 0)
  const facts: ReviewFacts = {
    bytes: bytesWord(view, foreign),
    contract: toAsked(contract, (value) => (value === hash ? 'same' : 'other')),
    // The gateway inside the page is no second witness: it is this device again.
    gateway:
      isUnasked || isGatewayHere
        ? { status: 'unasked' }
        : gatewayWord({ account, listed, balances, hasLied }),
    tokens: tokenFact(view, tokens, { hasLied, claimedDecimals, time: contract.dataUpdatedAt }),
    rehearsal:
      view === undefined
        ? { status: 'pending' }
        : toAsked(rehearsal, (value) => rehearsalWord(value, view, { safe: address, isNext })),
    payee:
      view === undefined
        ? { status: 'pending' }
        : payeeFact({
            ...{ recipients, entrusted, known, wasPaid, isSilent, tokensAt, isCompared, named },
            tokens: tokens.tokens,
            isAlike: shownAlike !== undefined,
          }),
    place: placeWord(signable, {
      onChain,
      taken,
      id: listed === undefined ? undefined : hash,
      isUnasked: isUnasked || isGatewayHere,
      isRejection: view?.kind === 'rejection',
    }),
    twin: twin.fact,
  }
  const checks = reviewChecks(applyingFacts(facts, view))
  return {
    checks,
    redLine: reviewRedLine({
      checks,
      amount: parameters.view?.amount,
      claimedDecimals: hasLied ? claimedDecimals : undefined,
      host: client.baseUrl,
      isBlocked: parameters.view?.blocked === true,
      readings: listed?.readings,
    }),
    registryNames,
    unnamed: onChain.data && view && recipients.filter((one) => isNotKnown(one, known)),
    rehearsal: shownRehearsal(rehearsal),
    victim: useVictim(account, signable, twin, said),
    alike: shownAlike,
    isCompared,
    onCompared: (isCompared: boolean) => {
      if (shownAlike === undefined) return
      const others = compared.filter((one) => one !== shownAlike.address)
      setCompared(isCompared ? [...others, shownAlike.address] : others)
    },
  }
}

const noNames: readonly RegistryName[] = []

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

type PayeeFactParameters = ReturnType<typeof useKnownAddresses> &
  Pick<PayeeWord, 'isAlike' | 'isCompared' | 'named'> & {
    recipients: readonly Address[]
    /** Who gets a say over the account, or a way to its money. */
    entrusted: readonly Address[]
    /** The tokens that are moved: one of them may be a payee. */
    tokens: readonly KnownToken[]
    /** Which payees are tokens' own contracts. */
    tokensAt: Answer<readonly Address[]>
  }

/** Who looks like somebody else, or can use nothing, is so whatever the gateway says. */
function payeeFact(parameters: PayeeFactParameters): ReviewFacts['payee'] {
  const { recipients, entrusted, known, wasPaid, isSilent, tokens, tokensAt } = parameters
  const { isAlike, isCompared, named } = parameters
  if (recipients.length + entrusted.length === 0) return { status: 'none' }
  const unnamed = recipients.filter((one) => isNotKnown(one, known))
  const strangers = entrusted.filter((one) => isNotKnown(one, known)).length
  // Nobody has a key to it, or it is the contract of a token.
  const unusable = [...(tokensAt.data ?? []), ...tokens.map(({ address }) => address as Address)]
  const isNobody = recipients.some(
    (one) => isNobodys(one) || unusable.some((other) => isAddressEqual(other, one)),
  )
  if (unnamed.some((one) => wasPaid(one) === 'unknown') && !isAlike && !isNobody) {
    return { status: isSilent ? 'silent' : 'pending' }
  }
  return {
    status: 'said',
    value: {
      count: recipients.length,
      firsts: unnamed.filter((one) => wasPaid(one) === 'no' || wasPaid(one) === 'unseen').length,
      isNamed: unnamed.length + strangers === 0,
      isUnseen: recipients.some((one) => wasPaid(one) === 'unseen'),
      entrusted: entrusted.length,
      strangers,
      isAlike,
      isCompared,
      isNobody,
      named,
      areTokens: toAsked(tokensAt, () => 'said' as const).status,
    },
    time: 0,
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
    const value = { lie: lieIn(listed.readings) ?? other, isFresh: false }
    // An answer that was proven wrong stays wrong however old it is. A good answer is only good while
    // it is fresh.
    return value.lie !== undefined || isOfThisVisit(listed.time)
      ? { status: 'said', value, time: listed.time }
      : { status: balances.isError ? 'silent' : 'pending' }
  }
  return toAsked(balances, () => ({ lie: other, isFresh: true }))
}

/** What moves no token has nothing to ask, unless somebody says otherwise. */
function tokenFact(
  view: SignableView | undefined,
  { tokens, isPending, isNodeError }: TokensOnChain,
  said: { hasLied: boolean; claimedDecimals: number | undefined; time: number },
): ReviewFacts['tokens'] {
  if (isNodeError) return { status: 'silent' }
  if (view === undefined || isPending) return { status: 'pending' }
  const { hasLied, claimedDecimals: decimals, time } = said
  const [token] = tokens
  const { length: count } = tokensIn(view)
  if (count === 0 && !hasLied) return { status: 'none' }
  const differs = decimals !== undefined && token?.decimals !== decimals
  return {
    status: 'said',
    value: {
      count,
      token: count === 1 ? token : undefined,
      isUnknown: tokens.length < count,
      lie: hasLied ? { decimals: differs ? decimals : undefined } : undefined,
    },
    time,
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

function shownRehearsal(parameters: Answer<Rehearsal>): ShownRehearsal {
  const { data, isError, isFetching = false } = parameters
  return data ?? { status: isError && !isFetching ? 'silent' : 'pending' }
}

/** A payee, and the known addresses that it can be taken for. */
type Alike = { address: Address; others: readonly Address[] }

/**
 * The look-alike to show: the first one that was not compared yet, then the last. To have compared one says nothing of another.
 *
 * @returns undefined where no payee looks like somebody else
 */
export const alikeToCompare = (
  alike: readonly Alike[],
  compared: readonly Address[],
): Alike | undefined => alike.find(({ address }) => !compared.includes(address)) ?? alike.at(-1)

/**
 * Asks the registry again whom the names stand for by which payees were chosen.
 *
 * @returns the worst of the answers, with its name; undefined where no name was used
 */
export function useNameStands(
  chainId: number,
  names: readonly RegistryName[],
): { name: string; stand: NameStand } | undefined {
  const config = useConfig()
  return useQueries({
    queries: names.map(({ name }) => ({ ...nameQuery(config, chainId, name), staleTime: 0 })),
    combine: (answers) => {
      const stands = names.flatMap((one, index) => {
        const answer = answers[index]
        return answer === undefined
          ? []
          : [
              {
                name: one.name,
                stand: nameStand(
                  one,
                  answer.isFetchedAfterMount ? answer : { ...answer, data: undefined },
                ),
              },
            ]
      })
      return (['moved', 'silent', 'pending', 'same'] as const)
        .map((wanted) => stands.find(({ stand }) => stand === wanted))
        .find((one) => one !== undefined)
    },
  })
}
