import { useQueries } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import type { PayrollLine } from '@ghost-pay/payments/payroll'
import type { NameAnswer } from '@ghost-pay/safe-account/names'
import { nameRegistry } from '@ghost-pay/safe-account/recipients'

import type { SharedAccount } from '../../../../account/SharedAccount.ts'
import { chains } from '../../../../chains.ts'
import { nameQuery } from '../../../../people/nameQuery.ts'
import type { RecipientSaid } from '../../../../people/recipientCopy.ts'
import { sayLookUp } from '../../../../people/sayLookUp.ts'
import { lookUpOf } from '../../../../people/useNameLookUp.ts'

/** How the look-up of a name stands: a sentence, and the address once the chain has said it. */
export type PayeeName = { said: RecipientSaid | undefined; address: Address | undefined }

/** The names that stand where an address belongs, by what was typed. */
export type PayeeNames = ReadonlyMap<string, PayeeName>

/** A node that was silent is asked again after this time, in milliseconds. */
const again = 15_000

/** The name with a dot that stands in a line where an address belongs. */
export const nameIn = ({ problems }: Pick<PayrollLine, 'problems'>): string | undefined =>
  problems.find((problem) => problem.code === 'addressName')?.name

/** Asks the account's chain for the names of all lines, each name once, in few calls (behaviour/payroll#names). */
export function usePayeeNames(
  { chainId, chain }: Pick<SharedAccount, 'chainId' | 'chain'>,
  lines: readonly PayrollLine[],
): PayeeNames {
  const config = useConfig()
  const key = JSON.stringify([...new Set(lines.flatMap((line) => nameIn(line) ?? []))])
  // The names themselves say when they have changed; a line that is edited otherwise asks nobody anew.
  const names = useMemo(() => JSON.parse(key) as string[], [key])
  const combine = useCallback(
    (answers: readonly { data: NameAnswer | undefined; isError: boolean }[]): PayeeNames => {
      const registry = nameRegistry(chain, chains) ?? chain
      return new Map(
        names.map((name, index): [string, PayeeName] => {
          const lookUp = lookUpOf(name, answers[index])
          if (lookUp.status !== 'found') {
            return [
              name,
              { said: sayLookUp(lookUp, chain.name, registry.name), address: undefined },
            ]
          }
          const said: RecipientSaid = ['recipient.found', { chain: chain.name, name: lookUp.name }]
          return [name, { said, address: lookUp.address }]
        }),
      )
    },
    [names, chain],
  )
  return useQueries({
    queries: names.map((name) => ({
      ...nameQuery(config, chainId, name),
      refetchInterval: ({ state }: { state: { status: string } }) =>
        state.status === 'error' && again,
    })),
    combine,
  })
}
