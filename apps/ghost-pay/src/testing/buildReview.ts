import { type Address, zeroAddress } from 'viem'
import { testAddresses } from '@ghost-pay/gateway-testing'
import { draftTransaction } from '@ghost-pay/safe-account/review'
import type { DraftCall } from '@ghost-pay/safe-account/store'
import { viewSignable } from '@ghost-pay/safe-account/view'
import { erc20TransferCall, type KnownToken, toSafeTransaction } from '@ghost-pay/safe-protocol'
import { getOfficialContract } from '@ghost-pay/safe-protocol/contracts'

import { groupedNumber } from '../format/groupedNumber.ts'
import type { Reading } from '../screens/account/review/bothReadings.ts'
import { reviewChecks, type ReviewFacts } from '../screens/account/review/reviewChecks.ts'
import { reviewRedLine } from '../screens/account/review/reviewRedLine.ts'
import type { ShownRehearsal } from '../screens/account/review/useReviewFacts.ts'
import { buildAccount } from './buildAccount.ts'

/** The token of reviews in tests and stories. */
export const reviewToken: KnownToken & { address: Address } = {
  address: '0x2E672abb1F6eCBe9E7cFCE00665df31548CA0923',
  symbol: 'dUSD',
  decimals: 6,
}

const said = <value>(value: value) => ({ status: 'said', value, time: Date.now() - 2000 }) as const

/** Facts of a payment that everybody vouches for. */
export function buildReviewFacts(facts: Partial<ReviewFacts> = {}): ReviewFacts {
  return {
    bytes: 'same',
    contract: said('same'),
    gateway: said({ lie: undefined, isFresh: false }),
    tokens: said({ count: 1, token: reviewToken, isUnknown: false, lie: undefined }),
    rehearsal: said({ outcome: 'asSaid', count: 2 }),
    payee: said({
      count: 1,
      firsts: 0,
      isNamed: true,
      isUnseen: false,
      entrusted: 0,
      strangers: 0,
      isAlike: false,
      isCompared: false,
      isNobody: false,
      areTokens: 'said',
    }),
    place: said({ status: 'free', nonce: 7, accountNonce: 7, free: 7 }),
    twin: said({ found: undefined, compared: 1, isWhole: true }),
    ...facts,
  }
}

/** The call that pays in the token of reviews. */
export function buildTokenCall(to: Address, amount: bigint): DraftCall {
  const {
    to: token,
    value,
    data,
  } = erc20TransferCall({
    token: reviewToken.address,
    to,
    amount,
  })
  return { to: token, value, data }
}

export type BuildReviewParameters = {
  calls?: readonly DraftCall[] | undefined
  /** A delegatecall, which no draft makes. */
  operation?: 0 | 1 | undefined
  /** Of the account; default `1.4.1`. */
  version?: string | undefined
  facts?: Partial<ReviewFacts> | undefined
  rehearsal?: ShownRehearsal | undefined
  claimedDecimals?: number | undefined
  readings?: readonly Reading[] | undefined
}

/** What the review of a payment of 4,200 dUSD to Bob shows, or of other calls. */
export function buildReview({
  calls = [buildTokenCall(testAddresses.bob, 4_200_000_000n)],
  operation = 0,
  version = '1.4.1',
  facts,
  rehearsal,
  claimedDecimals,
  readings,
}: BuildReviewParameters = {}) {
  const account = buildAccount()
  const { address: multiSend } = getOfficialContract({
    name: 'MultiSendCallOnly',
    version: '1.4.1',
  })
  const drafted = draftTransaction({ calls }, { multiSend, nonce: 7 })
  const signable = {
    chainId: 1,
    safe: account.address,
    version,
    transaction: toSafeTransaction({
      ...(drafted ?? { to: zeroAddress, nonce: 7 }),
      ...(operation === 1 && { operation }),
    }),
  }
  const tokens = [reviewToken]
  const view = viewSignable(signable, {
    currency: account.chain.nativeCurrency,
    tokens,
    nameOf: () => undefined,
    formatNumber: groupedNumber,
  })
  const checks = reviewChecks(buildReviewFacts(facts))
  const { token, ...row } = { token: reviewToken.address, before: 0n, after: 0n }
  return {
    account,
    signable,
    view,
    tokens,
    checks,
    redLine: reviewRedLine({
      checks,
      amount: view.amount,
      claimedDecimals,
      host: 'safe.northgate.example',
      isBlocked: view.blocked,
      readings,
    }),
    rehearsal: rehearsal ?? {
      status: 'moves' as const,
      block: 21_884_093,
      gas: 84_211n,
      isWhole: true,
      rows: [
        {
          ...row,
          token,
          holder: account.address,
          before: 6_412_300_000_000n,
          after: 6_408_100_000_000n,
        },
        { ...row, token, holder: testAddresses.bob, before: 1_250_000_000n, after: 5_450_000_000n },
      ],
    },
    gasCosts: { gasPrice: 20n * 10n ** 9n, price: 3000 },
    alike: undefined,
    isCompared: false,
    onCompared: () => undefined,
    signers: {
      owners: [testAddresses.alice, testAddresses.bob, testAddresses.carol],
      threshold: 2,
      signatures: [{ owner: testAddresses.carol, signature: '0x12', worth: 'signed' }] as const,
    },
    accountNonce: 7,
  }
}
