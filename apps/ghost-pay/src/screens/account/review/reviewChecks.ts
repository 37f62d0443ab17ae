import type { NameStand } from '@ghost-pay/safe-account/recipients'

import type { Said } from '../../../text/Said.ts'
import type { reviewCopy } from './reviewCopy.ts'

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
  /** How many tokens it is about. */
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
  /** All who are paid. */
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
  /** Looks like a known address. */
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
  /** Where it waits; undefined for nowhere among those that were compared. */
  place: number | undefined
  /** How many of those that wait were compared. */
  compared: number
  /** All of them were. */
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
    ...applying(facts.tokens, tokensCheck),
    ...applying(facts.rehearsal, rehearsalCheck),
    ...applying(facts.payee, payeeCheck),
    placeCheck(facts.place),
    ...applying(facts.twin, twinCheck),
  ]
}

function applying<fact extends { status: string }>(
  fact: fact | NotApplying,
  check: (fact: fact) => ReviewCheck,
): readonly ReviewCheck[] {
  return isApplying(fact) ? [check(fact)] : []
}

const isApplying = <fact extends { status: string }>(fact: fact | NotApplying): fact is fact =>
  fact.status !== 'none'

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
  return { name: 'bytes', state, said: [key], by: 'device', source: ['review.by.device'] }
}

const waiting = ['review.by.waiting'] satisfies Words
const silentNode = ['review.by.node'] satisfies Words

function contractCheck(contract: ReviewFacts['contract']): ReviewCheck {
  const check = { name: 'contract', by: 'chain' } as const
  if (contract.status === 'pending') {
    return { ...check, state: 'running', said: ['review.contract.running'], source: waiting }
  }
  if (contract.status === 'silent') {
    return { ...check, state: 'open', said: ['review.contract.open'], source: silentNode }
  }
  const { value, time } = contract
  return value === 'same'
    ? {
        ...check,
        state: 'passed',
        said: ['review.contract.passed'],
        source: ['review.by.hash'],
        time,
      }
    : {
        ...check,
        state: 'failed',
        said: ['review.contract.failed'],
        source: ['review.by.otherHash'],
        time,
      }
}

function gatewayCheck(gateway: ReviewFacts['gateway']): ReviewCheck {
  const check = { name: 'gateway', by: 'gateway' } as const
  if (gateway.status === 'pending') {
    return { ...check, state: 'running', said: ['review.gateway.running'], source: waiting }
  }
  if (gateway.status === 'silent') {
    return { ...check, state: 'open', said: ['review.gateway.open'], source: ['review.by.gateway'] }
  }
  if (gateway.status === 'unasked') {
    return { ...check, state: 'open', said: ['review.gateway.open'], source: ['review.by.unasked'] }
  }
  const { lie, isFresh } = gateway.value
  const { time } = gateway
  if (lie === undefined && isFresh) {
    return {
      ...check,
      state: 'open',
      said: ['review.gateway.fresh'],
      source: ['review.by.fresh'],
    }
  }
  if (lie === undefined) {
    const source = ['review.by.hash'] satisfies Words
    return { ...check, state: 'passed', said: ['review.gateway.passed'], source, time }
  }
  const words = {
    hash: 'review.by.otherHash',
    description: 'review.by.description',
    payee: 'review.by.description',
    amount: 'review.by.description',
    token: 'review.by.description',
    line: 'review.by.description',
    lines: 'review.by.description',
    account: 'review.by.account',
    figures: 'review.by.figures',
  } as const
  const said: Words =
    lie === 'hash' || lie === 'description' || lie === 'account' || lie === 'figures'
      ? ['review.gateway.failed']
      : [`review.gateway.${lie}`]
  return { ...check, state: 'failed', said, source: [words[lie]], time }
}

function tokensCheck(tokens: Asked<TokenWord>): ReviewCheck {
  const check = { name: 'tokens', by: 'chain' } as const
  if (tokens.status === 'pending') {
    return { ...check, state: 'running', said: ['review.tokens.running'], source: waiting }
  }
  if (tokens.status === 'silent') {
    return { ...check, state: 'open', said: ['review.tokens.open'], source: silentNode }
  }
  const { time, value } = tokens
  const { count, token, lie, isUnknown } = value
  const source: ReviewCheck['source'] =
    token === undefined
      ? ['review.by.tokens', { count }]
      : ['review.by.token', { symbol: token.symbol, count: token.decimals }]
  if (lie !== undefined) {
    const said: ReviewCheck['said'] =
      lie.decimals === undefined || token === undefined
        ? ['review.tokens.failed']
        : ['review.tokens.decimals', { chain: token.decimals, gateway: lie.decimals }]
    return { ...check, state: 'failed', said, source, time }
  }
  return isUnknown
    ? { ...check, state: 'warning', said: ['review.tokens.warning'], source, time }
    : { ...check, state: 'passed', said: ['review.tokens.passed', { count }], source, time }
}

/** What came of a trial run, as a check. */
export function rehearsalCheck(rehearsal: Asked<RehearsalWord>): ReviewCheck {
  const check = { name: 'rehearsal', by: 'chain' } as const
  if (rehearsal.status === 'pending') {
    return { ...check, state: 'running', said: ['review.rehearsal.running'], source: waiting }
  }
  if (rehearsal.status === 'silent') {
    return { ...check, state: 'open', said: ['review.rehearsal.open'], source: silentNode }
  }
  const { time, value } = rehearsal
  const moves = ['review.by.moves', { count: value.count }] satisfies Words
  switch (value.outcome) {
    case 'asSaid':
      return { ...check, state: 'passed', said: ['review.rehearsal.passed'], source: moves, time }
    case 'rounded': {
      const source = ['review.by.rounded', { count: value.count }] satisfies Words
      return { ...check, state: 'passed', said: ['review.rehearsal.passed'], source, time }
    }
    case 'part':
      return { ...check, state: 'warning', said: ['review.rehearsal.part'], source: moves, time }
    case 'runs': {
      const source = ['review.by.accessor'] satisfies Words
      return { ...check, state: 'passed', said: ['review.rehearsal.passed'], source, time }
    }
    case 'goesThrough': {
      const source = ['review.by.accessor'] satisfies Words
      return { ...check, state: 'warning', said: ['review.rehearsal.through'], source, time }
    }
    case 'refused': {
      const source = ['review.by.refused'] satisfies Words
      return { ...check, state: 'warning', said: ['review.rehearsal.differs'], source, time }
    }
    case 'updates':
    case 'changes': {
      const source = ['review.by.before'] satisfies Words
      return value.outcome === 'updates'
        ? { ...check, state: 'passed', said: ['review.rehearsal.passed'], source, time }
        : { ...check, state: 'failed', said: ['review.rehearsal.changes'], source, time }
    }
    case 'differs':
      return { ...check, state: 'warning', said: ['review.rehearsal.differs'], source: moves, time }
    case 'more':
      return { ...check, state: 'warning', said: ['review.rehearsal.more'], source: moves, time }
    case 'failsNow': {
      const source = ['review.by.early'] satisfies Words
      return { ...check, state: 'warning', said: ['review.rehearsal.early'], source, time }
    }
    case 'failsThen': {
      const source = ['review.by.line'] satisfies Words
      return { ...check, state: 'warning', said: ['review.rehearsal.then'], source, time }
    }
    case 'fails': {
      const source = ['review.by.accessor'] satisfies Words
      return { ...check, state: 'failed', said: ['review.rehearsal.failed'], source, time }
    }
  }
}

function payeeCheck(payee: Asked<PayeeWord>): ReviewCheck {
  // Names and owners are this browser's and the chain's. Whom the account has paid, the gateway says alone.
  const by = payee.status === 'said' && payee.value.isNamed ? 'device' : 'gateway'
  const check = { name: 'payee', by } as const
  if (payee.status === 'pending') {
    return { ...check, state: 'running', said: ['review.payee.running'], source: waiting }
  }
  if (payee.status === 'silent') {
    const source = ['review.by.gateway'] satisfies Words
    return { ...check, state: 'open', said: ['review.payee.open'], source }
  }
  const { count, firsts, strangers, isNamed, isUnseen, isAlike, isCompared, isNobody } = payee.value
  if (count === 0) return entrustedCheck(payee.value)
  const source = [
    isNamed
      ? 'review.by.named'
      : firsts === 0
        ? 'review.by.paid'
        : isUnseen
          ? 'review.by.unseen'
          : 'review.by.never',
  ] satisfies Words
  if (isNobody) return { ...check, state: 'failed', said: ['review.payee.nobody'], source }
  const unsure = nameCheck(payee.value.named)
  if (unsure?.state === 'failed') return unsure
  if (isAlike) {
    return isCompared
      ? { ...check, state: 'warning', said: ['review.payee.compared'], source }
      : { ...check, state: 'failed', said: ['review.payee.alike'], source }
  }
  if (unsure !== undefined) return unsure
  if (firsts > 0) {
    const said: ReviewCheck['said'] =
      count === 1 ? ['review.payee.first'] : ['review.payee.firsts', { count: firsts }]
    return { ...check, state: 'warning', said, source }
  }
  if (strangers > 0) {
    const source = ['review.by.unnamed'] satisfies Words
    return { ...check, by: 'device', state: 'open', said: ['review.payee.stranger'], source }
  }
  if (payee.value.areTokens === 'pending') {
    return {
      ...check,
      by: 'chain',
      state: 'running',
      said: ['review.payee.running'],
      source: waiting,
    }
  }
  if (payee.value.areTokens === 'silent') {
    const said = ['review.payee.unread'] satisfies Words
    return { ...check, by: 'chain', state: 'open', said, source: silentNode }
  }
  const said = [count === 1 ? 'review.payee.passed' : 'review.payee.all'] satisfies Words
  return { ...check, state: 'passed', said, source }
}

/** The same check where the name by which a payee was chosen does not stand for it, or that is not known; undefined where it does. */
function nameCheck(named: PayeeWord['named']): ReviewCheck | undefined {
  if (named === undefined || named.stand === 'same') return undefined
  const { name, stand } = named
  const check = { name: 'payee', by: 'chain' } as const
  switch (stand) {
    case 'moved': {
      const source = ['review.by.registry'] satisfies Words
      return { ...check, state: 'failed', said: ['review.payee.moved', { name }], source }
    }
    case 'silent':
      return {
        ...check,
        state: 'open',
        said: ['review.payee.nameOpen', { name }],
        source: silentNode,
      }
    case 'pending':
      return { ...check, state: 'running', said: ['review.payee.running'], source: waiting }
  }
}

/** The same check where nobody is paid, and somebody gets a say: only who is named here, or an owner, is known. */
function entrustedCheck({ strangers, isAlike, isCompared }: PayeeWord): ReviewCheck {
  const check = { name: 'payee', by: 'device' } as const
  const source = [strangers > 0 ? 'review.by.unnamed' : 'review.by.named'] satisfies Words
  if (isAlike && !isCompared) {
    return { ...check, state: 'failed', said: ['review.payee.entrustedAlike'], source }
  }
  if (isAlike) return { ...check, state: 'warning', said: ['review.payee.compared'], source }
  return strangers > 0
    ? { ...check, state: 'open', said: ['review.payee.stranger'], source }
    : { ...check, state: 'passed', said: ['review.payee.entrusted'], source }
}

function placeCheck(place: ReviewFacts['place']): ReviewCheck {
  const check = { name: 'place', by: 'chain' } as const
  if (place.status === 'pending') {
    return { ...check, state: 'running', said: ['review.place.running'], source: waiting }
  }
  if (place.status === 'silent') {
    return { ...check, state: 'open', said: ['review.place.open'], source: ['review.by.gateway'] }
  }
  const { time, value } = place
  const { status, nonce, accountNonce, free } = value
  switch (status) {
    case 'free': {
      const source = placeSaid(nonce - accountNonce)
      const said = ['review.place.passed', { nonce: String(nonce) }] satisfies Words
      return { ...check, state: 'passed', said, source, time }
    }
    case 'used': {
      const source = ['review.by.nonce', { nonce: String(accountNonce) }] satisfies Words
      return { ...check, state: 'failed', said: ['review.place.used'], source, time }
    }
    case 'taken': {
      const source = ['review.by.taken', { nonce: String(nonce) }] satisfies Words
      return { ...check, state: 'warning', said: ['review.place.taken'], source, time }
    }
    case 'instead': {
      const source = ['review.by.either'] satisfies Words
      const said = ['review.place.instead', { nonce: String(nonce) }] satisfies Words
      return { ...check, state: 'passed', said, source, time }
    }
    case 'gap': {
      const source = ['review.by.gap', { nonce: String(free) }] satisfies Words
      return { ...check, state: 'warning', said: ['review.place.gap'], source, time }
    }
    case 'ahead': {
      const source = ['review.by.nonce', { nonce: String(accountNonce) }] satisfies Words
      return { ...check, state: 'warning', said: ['review.place.ahead'], source, time }
    }
  }
}

/** Where it stands, by how many come before it. */
const placeSaid = (count: number): Words =>
  count <= 0 ? ['review.by.next'] : ['review.by.behind', { count }]

function twinCheck(twin: Exclude<ReviewFacts['twin'], NotApplying>): ReviewCheck {
  const check = { name: 'twin', by: 'gateway' } as const
  if (twin.status === 'pending') {
    return { ...check, state: 'running', said: ['review.twin.running'], source: waiting }
  }
  if (twin.status === 'silent') {
    return { ...check, state: 'open', said: ['review.twin.open'], source: ['review.by.gateway'] }
  }
  if (twin.status === 'unasked') {
    return { ...check, state: 'open', said: ['review.twin.open'], source: ['review.by.unasked'] }
  }
  const { place, compared, isWhole } = twin.value
  if (place !== undefined) {
    const said = ['review.twice', { place: String(place) }] satisfies Words
    return { ...check, state: 'warning', said, source: ['review.by.both'] }
  }
  const source = ['review.by.twins', { count: compared }] satisfies Words
  return isWhole
    ? { ...check, state: 'passed', said: ['review.twin.passed'], source, time: twin.time }
    : { ...check, state: 'open', said: ['review.twin.open'], source }
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
