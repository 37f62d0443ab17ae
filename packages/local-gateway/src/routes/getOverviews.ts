import type { Context } from 'hono'
import type { Address } from 'viem'
import type { Answers } from '@ghost-pay/gateway-wire'

import { balances } from '../answers/balances.ts'
import { plainAddress } from '../answers/names.ts'
import { waitingTransactions } from '../answers/queue.ts'
import { openAccount } from '../chain/openAccount.ts'
import type { ServedChain } from '../chain/serveChain.ts'
import type { Gateway } from '../Gateway.ts'
import { fieldProblem, ProblemError } from '../problems.ts'
import { address as addressField, type Field, text } from '../request/fields.ts'
import { readFlag, readParameter } from '../request/readQuery.ts'
import { findChain } from '../request/target.ts'
import { holdingsOf, tokensOf } from './getBalances.ts'
import type { App } from './Route.ts'

/** Further accounts are left out, as on the hosted gateway. */
const maxSafes = 10

type Place = { chainId: string; address: Address }

const places: Field<Place[]> = (value, path) =>
  text(value, path)
    .split(',')
    .map((place) => {
      const [chainId = '', address] = place.split(':')
      if (!/^\d+$/.test(chainId))
        throw fieldProblem({
          code: 'custom',
          message: 'Invalid base-10 numeric string',
          path: ['chainId'],
        })
      return { chainId, address: addressField(address, ['address']) }
    })

/** Overviews of several accounts on any chains. An account that cannot be read is left out. */
export function getOverviews(app: App, gateway: Gateway) {
  async function answer(c: Context) {
    const fiatCode = c.req.query('currency') ?? 'usd'
    const wanted = places(c.req.query('safes'), ['safes'])
    const trusted = readFlag(c, 'trusted', false)
    const excludeSpam = readFlag(c, 'exclude_spam', true)
    const wallet = readParameter(c, 'wallet_address', addressField)
    const overviews = wanted.slice(0, maxSafes).map(async ({ chainId, address }) => {
      const chain = findChain(gateway, chainId)
      const isListed = (token: Address) =>
        trusted
          ? chain?.isTrustedToken(token) === true
          : !excludeSpam || chain?.isSpam(token) !== true
      return chain && overviewOf({ chain, address, fiatCode, wallet, isListed }).catch(leftOut)
    })
    return c.json(
      (await Promise.all(overviews)).filter(
        (overview) => overview !== undefined,
      ) satisfies Answers['GET /v1/safes'],
    )
  }
  app.get('/v1/safes', answer)
  app.get('/v2/safes', answer)
}

async function overviewOf({
  chain,
  address,
  fiatCode,
  wallet,
  isListed,
}: {
  chain: ServedChain
  address: Address
  fiatCode: string
  wallet: Address | null
  isListed: (token: Address) => boolean
}) {
  const { state, open, ledger, snapshot } = await openAccount(chain, address)
  const waiting = waitingTransactions(open, state, { trusted: true })
  const tokens = tokensOf(chain, ledger).filter(isListed)
  await chain.tokens.load(tokens)
  const held = await holdingsOf(chain, address, tokens, snapshot.view.head.number)
  return {
    address: plainAddress(address),
    chainId: String(chain.settings.chainId),
    threshold: state.threshold,
    owners: state.owners.map(plainAddress),
    fiatTotal: balances({ chain: chain.settings, fiatCode, ...held }).fiatTotal,
    queued: waiting.length,
    awaitingConfirmation:
      wallet &&
      waiting.filter(
        ({ confirmations }) =>
          confirmations.length < state.threshold &&
          state.owners.includes(wallet) &&
          !confirmations.some(({ owner }) => owner === wallet),
      ).length,
  }
}

function leftOut(error: unknown): undefined {
  if (error instanceof ProblemError) return
  throw error
}
