import { useQueries } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { type NameStand, nameStand, type RegistryName } from '@ghost-pay/safe-account/recipients'

import { nameQuery } from '../../../data/nameQuery.ts'

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
