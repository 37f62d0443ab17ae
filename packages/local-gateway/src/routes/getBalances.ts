import { type Address, erc20Abi } from 'viem'
import { getBalance, readContract } from 'viem/actions'
import type { Answers } from '@ghost-pay/gateway-wire'

import { balances } from '../answers/balances.ts'
import type { LedgerView } from '../answers/ledger.ts'
import { isTransportError } from '../chain/node.ts'
import { openAccount } from '../chain/openAccount.ts'
import type { ServedChain } from '../chain/serveChain.ts'
import type { Gateway } from '../Gateway.ts'
import { unavailable } from '../problems.ts'
import { readFlag } from '../request/readQuery.ts'
import { readTarget } from '../request/target.ts'
import type { App } from './Route.ts'

/** The balances of an account: the native currency and its tokens. */
export function getBalances(app: App, gateway: Gateway) {
  app.get('/v1/chains/:chainId/safes/:address/balances/:fiatCode', async (c) => {
    const { chain, address } = readTarget(c, gateway)
    const trusted = readFlag(c, 'trusted', false)
    const excludeSpam = readFlag(c, 'exclude_spam', true)
    const { ledger, snapshot } = await openAccount(chain, address)
    const listed = tokensOf(chain, ledger).filter((token) =>
      trusted ? chain.isTrustedToken(token) : !excludeSpam || !chain.isSpam(token),
    )
    await chain.tokens.load(listed)
    const held = await holdingsOf(chain, address, listed, snapshot.view.head.number)
    return c.json(
      balances({
        chain: chain.settings,
        fiatCode: c.req.param('fiatCode'),
        ...held,
      }) satisfies Answers['GET /v1/chains/{chainId}/safes/{safeAddress}/balances/{fiatCode}'],
    )
  })
}

/**
 * The tokens that an account may hold: those that it sent or received, and where not every block was read, those of the token list,
 * which it may have received before.
 */
export function tokensOf(chain: ServedChain, { tokens }: Pick<LedgerView, 'tokens'>): Address[] {
  const known = chain.indexesAllAccounts ? [] : (chain.settings.tokens ?? [])
  return [...new Set([...tokens.newestFirst().reverse(), ...known.map((token) => token.address)])]
}

/** The amounts at one block. Tokens without a balance, or whose contract reverts, are left out. */
export async function holdingsOf(
  chain: ServedChain,
  address: Address,
  tokens: readonly Address[],
  block: number,
) {
  const blockNumber = BigInt(block)
  const [native, ...amounts] = await Promise.all([
    getBalance(chain.node, { address, blockNumber }),
    ...tokens.map((token) =>
      readContract(chain.node, {
        address: token,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [address],
        blockNumber,
      }).catch(nothing),
    ),
  ]).catch((error: unknown) => {
    if (isTransportError(error)) throw unavailable()
    throw error
  })
  return {
    native,
    tokens: tokens.flatMap((address, index) => {
      const [token, balance] = [chain.tokens.get(address), amounts[index] ?? 0n]
      return token && balance > 0n ? [{ token, balance }] : []
    }),
  }
}

function nothing(error: unknown): bigint {
  if (isTransportError(error)) throw error
  return 0n
}
