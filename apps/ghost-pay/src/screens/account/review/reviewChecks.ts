import type { NameStand } from '@ghost-pay/safe-account/recipients'

import { isOfThisVisit } from '../../../account/isOfThisVisit.ts'
import type { Said } from '../../../text/Said.ts'
import type { reviewCopy } from './reviewCopy.ts'
import { type TwinInLine, twinSaid } from './twinInLine.ts'

/** All checks, in their order on the screen and in the ring of the seal. Of a transaction those are listed that apply to it. */
export const checkNames = [
  'bytes',
  'contract',
  'gateway',
  'tokens',
  'rehearsal',
  'payee',
  'place',
  'twin',
] as const

/** One of the checks of the review. */
export type CheckName = (typeof checkNames)[number]

/**
 * `running`: the answer is on its way. `passed`: asked, and the answer agrees. `warning`: the answer is something to look at.
 * `failed`: stops signing. `open`: nobody was asked, or nobody answered, so nothing is proven.
 */
export type CheckState = 'running' | 'passed' | 'warning' | 'failed' | 'open'

type Words = Said<typeof reviewCopy>

/** One check, and who vouches for it. */
export type ReviewCheck = {
  name: CheckName
  state: CheckState
  said: Words
  by: 'chain' | 'gateway' | 'device'
  source: Words
  /** When the answer came, in milliseconds since 1970; undefined for what is worked out here. */
  time?: number | undefined
}

/** The answer of a source: on its way, absent, or a value with the time when it came. */
export type Asked<value> =
  { status: 'pending' } | { status: 'silent' } | { status: 'said'; value: value; time: number }

/** What the gateway contradicts: `payee`, `amount`, `token`, `line`, `lines` where nothing but that differs. */
export type GatewayLie =
  'hash' | 'description' | 'payee' | 'amount' | 'token' | 'line' | 'lines' | 'account' | 'figures'

/** What the chain says of the tokens that are moved. */
export type TokenWord = {
  count: number
  /** The only one, where it is one and the chain knows it. */
  token: { symbol: string; decimals: number } | undefined
  /** Some of them are no tokens for the chain. */
  isUnknown: boolean
  /** What the gateway says otherwise. */
  lie: { decimals: number | undefined } | undefined
}

/** What a rehearsal on the node says about the transaction. */
export type RehearsalWord = {
  /**
   * `more`: what is said happens, and something beside it; `failsNow`: others come first, and may change that; `failsThen`: also after them. `updates`: of
   * the account only what an update says has changed; `changes`: something else as well. `rounded`: all of it moves, but for a
   * unit or two that the token rounds by. `part`: as said as far as balances were read, which were only the account's.
   * `goesThrough`: no balance was read; `runs`: none had to be. `refused`: the token answers that it did not pay.
   */
  outcome:
    | 'asSaid'
    | 'rounded'
    | 'part'
    | 'differs'
    | 'more'
    | 'goesThrough'
    | 'runs'
    | 'refused'
    | 'fails'
    | 'failsNow'
    | 'failsThen'
    | 'updates'
    | 'changes'
  /** How many balances were compared; of `rounded` by how many units the most differs. */
  count: number
}

/** What is known about those who are paid. */
export type PayeeWord = {
  count: number
  /** How many of them this account never paid and nobody named. */
  firsts: number
  /** How many get a say over the account, or a way to its money. */
  entrusted: number
  /** How many of these are neither owners nor named here. */
  strangers: number
  /** Everybody is named here or an owner; else a payee was paid before. */
  isNamed: boolean
  /** The history does not reach back to the beginning. */
  isUnseen: boolean
  isAlike: boolean
  /** The person says that the look-alike was compared. */
  isCompared: boolean
  /** Nobody can use what is sent there. */
  isNobody: boolean
  /** Whether the name by which a payee was chosen still stands for it; undefined where none was used. */
  named?: { name: string; stand: NameStand } | undefined
  /** Whether the chain has said which payees are tokens' own contracts. */
  areTokens: Asked<unknown>['status']
}

/** What the chain and the gateway say about the nonce. */
export type PlaceWord = {
  /**
   * `ahead`: others come first, and nobody was asked who they are. `instead`: another waits there, and this one is made to cancel
   * it.
   */
  status: 'free' | 'used' | 'taken' | 'instead' | 'gap' | 'ahead'
  nonce: number
  accountNonce: number
  free: number
}

/** What is known of the same waiting already. */
export type TwinWord = {
  /** Where it waits, or some of its lines do; undefined for nowhere among those that were compared. */
  found: TwinInLine | undefined
  /** How many of those that wait were compared. */
  compared: number
  isWhole: boolean
}

/** Does not apply to this kind of transaction: it is not listed. */
type NotApplying = { status: 'none' }

/** Everything that is known of a transaction before it is signed. */
export type ReviewFacts = {
  /** `foreign`: a contract that runs inside the account has other code on this chain; `unread`: nobody said which it has. */
  bytes: 'pending' | 'same' | 'warned' | 'blocked' | 'unreadable' | 'foreign' | 'unread'
  contract: Asked<'same' | 'other'>
  /** `unasked`: it goes from owner to owner, without a gateway. `isFresh`: the gateway has never seen it. */
  gateway: Asked<{ lie: GatewayLie | undefined; isFresh: boolean }> | { status: 'unasked' }
  tokens: Asked<TokenWord> | NotApplying
  rehearsal: Asked<RehearsalWord> | NotApplying
  payee: Asked<PayeeWord> | NotApplying
  place: Asked<PlaceWord>
  /** `unasked`: it goes from owner to owner, and only what this browser keeps was compared. */
  twin: Asked<TwinWord> | { status: 'unasked' } | NotApplying
}

/** The checks that apply, by what is known so far; each lands when its answer has come (behaviour/payments#seven-checks). */
export function reviewChecks(facts: ReviewFacts): readonly ReviewCheck[] {
  return [
    bytesCheck(facts.bytes),
    contractCheck(facts.contract),
    gatewayCheck(facts.gateway),
    facts.tokens.status === 'none' ? [] : tokensCheck(facts.tokens),
    facts.rehearsal.status === 'none' ? [] : rehearsalCheck(facts.rehearsal),
    facts.payee.status === 'none' ? [] : payeeCheck(facts.payee),
    placeCheck(facts.place),
    facts.twin.status === 'none' ? [] : twinCheck(facts.twin),
  ].flat()
}

type Make = (
  state: CheckState,
  said: Words,
  source: Words,
  more?: Partial<Pick<ReviewCheck, 'by' | 'time'>>,
) => ReviewCheck

const making =
  (name: CheckName, by: ReviewCheck['by']): Make =>
  (state, said, source, more) => ({ name, by, state, said, source, ...more })

const waiting = ['review.by.waiting'] satisfies Words
const silentNode = ['review.by.node'] satisfies Words
const silentGateway = ['review.by.gateway'] satisfies Words

function bytesCheck(bytes: ReviewFacts['bytes']): ReviewCheck {
  const words = {
    pending: ['running', 'review.bytes.running'],
    same: ['passed', 'review.bytes.passed'],
    warned: ['warning', 'review.bytes.warning'],
    blocked: ['failed', 'review.bytes.blocked'],
    unreadable: ['failed', 'review.bytes.unreadable'],
    foreign: ['failed', 'review.bytes.foreign'],
    unread: ['open', 'review.bytes.open'],
  } as const
  const [state, key] = words[bytes]
  return making('bytes', 'device')(state, [key], ['review.by.device'])
}

function contractCheck(contract: ReviewFacts['contract']): ReviewCheck {
  const make = making('contract', 'chain')
  if (contract.status === 'pending') return make('running', ['review.contract.running'], waiting)
  if (contract.status === 'silent') return make('open', ['review.contract.open'], silentNode)
  const { value, time } = contract
  return value === 'same'
    ? make('passed', ['review.contract.passed'], ['review.by.hash'], { time })
    : make('failed', ['review.contract.failed'], ['review.by.otherHash'], { time })
}

function gatewayCheck(gateway: ReviewFacts['gateway']): ReviewCheck {
  const make = making('gateway', 'gateway')
  if (gateway.status === 'pending') return make('running', ['review.gateway.running'], waiting)
  if (gateway.status === 'silent') return make('open', ['review.gateway.open'], silentGateway)
  if (gateway.status === 'unasked')
    return make('open', ['review.gateway.open'], ['review.by.unasked'])
  const { time } = gateway
  const { lie, isFresh } = gateway.value
  switch (lie) {
    case undefined:
      return isFresh
        ? make('open', ['review.gateway.fresh'], ['review.by.fresh'])
        : make('passed', ['review.gateway.passed'], ['review.by.hash'], { time })
    case 'hash':
      return make('failed', ['review.gateway.failed'], ['review.by.otherHash'], { time })
    case 'description':
    case 'account':
    case 'figures':
      return make('failed', ['review.gateway.failed'], [`review.by.${lie}`], { time })
    default:
      return make('failed', [`review.gateway.${lie}`], ['review.by.description'], { time })
  }
}

function tokensCheck(tokens: Asked<TokenWord>): ReviewCheck {
  const make = making('tokens', 'chain')
  if (tokens.status === 'pending') return make('running', ['review.tokens.running'], waiting)
  if (tokens.status === 'silent') return make('open', ['review.tokens.open'], silentNode)
  const { time, value } = tokens
  const { count, token, lie, isUnknown } = value
  const source: Words =
    token === undefined
      ? ['review.by.tokens', { count }]
      : ['review.terms.decimals', { symbol: token.symbol, count: token.decimals }]
  if (lie !== undefined) {
    const said: Words =
      lie.decimals === undefined || token === undefined
        ? ['review.tokens.failed']
        : ['review.tokens.decimals', { chain: token.decimals, gateway: lie.decimals }]
    return make('failed', said, source, { time })
  }
  return isUnknown
    ? make('warning', ['review.tokens.warning'], source, { time })
    : make('passed', ['review.tokens.passed', { count }], source, { time })
}

/** What came of a trial run, as a check. */
export function rehearsalCheck(rehearsal: Asked<RehearsalWord>): ReviewCheck {
  const make = making('rehearsal', 'chain')
  if (rehearsal.status === 'pending') return make('running', ['review.rehearsal.running'], waiting)
  if (rehearsal.status === 'silent') return make('open', ['review.rehearsal.open'], silentNode)
  const { time, value } = rehearsal
  const { count } = value
  const moves: Words = ['review.by.moves', { count }]
  const words = {
    asSaid: ['passed', 'passed', moves],
    rounded: ['passed', 'passed', ['review.by.rounded', { count }]],
    part: ['warning', 'part', moves],
    runs: ['passed', 'passed', ['review.by.accessor']],
    goesThrough: ['warning', 'through', ['review.by.accessor']],
    refused: ['warning', 'differs', ['review.by.refused']],
    updates: ['passed', 'passed', ['review.by.before']],
    changes: ['failed', 'changes', ['review.by.before']],
    differs: ['warning', 'differs', moves],
    more: ['warning', 'more', moves],
    failsNow: ['warning', 'early', ['review.by.early']],
    failsThen: ['warning', 'then', ['review.by.line']],
    fails: ['failed', 'failed', ['review.by.accessor']],
  } as const satisfies Record<RehearsalWord['outcome'], readonly [CheckState, string, Words]>
  const [state, said, source] = words[value.outcome]
  return make(state, [`review.rehearsal.${said}`], source, { time })
}

function payeeCheck(payee: Asked<PayeeWord>): ReviewCheck {
  // Names and owners are this browser's and the chain's. Whom the account has paid, the gateway says alone.
  const make = making(
    'payee',
    payee.status === 'said' && payee.value.isNamed ? 'device' : 'gateway',
  )
  if (payee.status === 'pending') return make('running', ['review.payee.running'], waiting)
  if (payee.status === 'silent') return make('open', ['review.payee.open'], silentGateway)
  const { count, firsts, strangers, isNamed, isUnseen, isAlike, isCompared, isNobody } = payee.value
  if (count === 0) return entrustedCheck(payee.value)
  const source: Words = [
    isNamed
      ? 'review.by.named'
      : firsts === 0
        ? 'review.by.paid'
        : isUnseen
          ? 'review.by.unseen'
          : 'review.by.never',
  ]
  if (isNobody) return make('failed', ['review.payee.nobody'], source)
  const unsure = nameCheck(payee.value.named)
  if (unsure?.state === 'failed') return unsure
  if (isAlike) {
    return isCompared
      ? make('warning', ['review.payee.compared'], source)
      : make('failed', ['review.payee.alike'], source)
  }
  if (unsure !== undefined) return unsure
  if (firsts > 0) {
    const said: Words =
      count === 1 ? ['review.payee.first'] : ['review.payee.firsts', { count: firsts }]
    return make('warning', said, source)
  }
  if (strangers > 0) {
    return make('open', ['review.payee.stranger'], ['review.by.unnamed'], { by: 'device' })
  }
  if (payee.value.areTokens === 'pending') {
    return make('running', ['review.payee.running'], waiting, { by: 'chain' })
  }
  if (payee.value.areTokens === 'silent') {
    return make('open', ['review.payee.unread'], silentNode, { by: 'chain' })
  }
  return make('passed', [count === 1 ? 'review.payee.passed' : 'review.payee.all'], source)
}

/** The same check where the name by which a payee was chosen does not stand for it, or that is not known; undefined where it does. */
function nameCheck(named: PayeeWord['named']): ReviewCheck | undefined {
  if (named === undefined || named.stand === 'same') return undefined
  const { name, stand } = named
  const make = making('payee', 'chain')
  switch (stand) {
    case 'moved':
      return make('failed', ['review.payee.moved', { name }], ['review.by.registry'])
    case 'silent':
      return make('open', ['review.payee.nameOpen', { name }], silentNode)
    case 'pending':
      return make('running', ['review.payee.running'], waiting)
  }
}

/** The same check where nobody is paid, and somebody gets a say: only who is named here, or an owner, is known. */
function entrustedCheck({ strangers, isAlike, isCompared }: PayeeWord): ReviewCheck {
  const make = making('payee', 'device')
  const source: Words = [strangers > 0 ? 'review.by.unnamed' : 'review.by.named']
  if (isAlike) {
    return isCompared
      ? make('warning', ['review.payee.compared'], source)
      : make('failed', ['review.payee.entrustedAlike'], source)
  }
  return strangers > 0
    ? make('open', ['review.payee.stranger'], source)
    : make('passed', ['review.payee.entrusted'], source)
}

function placeCheck(place: ReviewFacts['place']): ReviewCheck {
  const make = making('place', 'chain')
  if (place.status === 'pending') return make('running', ['review.place.running'], waiting)
  if (place.status === 'silent') return make('open', ['review.place.open'], silentGateway)
  const { time, value } = place
  const { status, accountNonce, free } = value
  const nonce = String(value.nonce)
  const next: Words = ['review.by.nonce', { nonce: String(accountNonce) }]
  switch (status) {
    case 'free': {
      const count = value.nonce - accountNonce
      const source: Words = count <= 0 ? ['review.by.next'] : ['review.by.behind', { count }]
      return make('passed', ['review.place.passed', { nonce }], source, { time })
    }
    case 'used':
      return make('failed', ['review.place.used'], next, { time })
    case 'taken':
      return make('warning', ['review.place.taken'], ['review.by.taken', { nonce }], { time })
    case 'instead':
      return make('passed', ['review.place.instead', { nonce }], ['review.by.either'], { time })
    case 'gap': {
      const source: Words = ['review.by.gap', { nonce: String(free) }]
      return make('warning', ['review.place.gap'], source, { time })
    }
    case 'ahead':
      return make('warning', ['review.place.ahead'], next, { time })
  }
}

function twinCheck(twin: Exclude<ReviewFacts['twin'], NotApplying>): ReviewCheck {
  const make = making('twin', 'gateway')
  if (twin.status === 'pending') return make('running', ['review.twin.running'], waiting)
  if (twin.status === 'silent') return make('open', ['review.twin.open'], silentGateway)
  if (twin.status === 'unasked') return make('open', ['review.twin.open'], ['review.by.unasked'])
  const { found, compared, isWhole } = twin.value
  if (found !== undefined) return make('warning', twinSaid(found), ['review.by.both'])
  const source: Words = ['review.by.twins', { count: compared }]
  return isWhole
    ? make('passed', ['review.twin.passed'], source, { time: twin.time })
    : make('open', ['review.twin.open'], source)
}

/**
 * Whether it may be signed now: nothing has failed, and the contract has agreed about the hash. A second opinion that still runs,
 * or that nobody gives, is said and not waited for.
 */
export function maySign(checks: readonly ReviewCheck[]): boolean {
  const stateOf = (name: CheckName) => checks.find((check) => check.name === name)?.state
  const areRead = stateOf('bytes') === 'passed' || stateOf('bytes') === 'warning'
  return areRead && stateOf('contract') === 'passed' && failuresIn(checks).length === 0
}

/** Which failure is said where only one can be. */
const worstFirst: readonly CheckName[] = [
  'bytes',
  'contract',
  'tokens',
  'gateway',
  'payee',
  'place',
  'rehearsal',
  'twin',
]

/** The checks that stop signing, the worst first. */
export const failuresIn = (checks: readonly ReviewCheck[]): readonly ReviewCheck[] =>
  checks
    .filter(({ state }) => state === 'failed')
    .toSorted((one, other) => worstFirst.indexOf(one.name) - worstFirst.indexOf(other.name))

/** An answer of the query cache. */
export type Answer<value> = {
  data: value | undefined
  isError: boolean
  isFetching?: boolean
  dataUpdatedAt: number
}

/**
 * An answer of the query cache as the review knows it. One that an earlier visit has kept vouches for nothing.
 *
 * @param read what the answer says
 */
export function toAsked<data, value>(
  { data, isError, isFetching = false, dataUpdatedAt: time }: Answer<data>,
  read: (data: data) => value,
): Asked<value> {
  if (data !== undefined && isOfThisVisit(time)) return { status: 'said', value: read(data), time }
  return { status: isError && !isFetching ? 'silent' : 'pending' }
}
