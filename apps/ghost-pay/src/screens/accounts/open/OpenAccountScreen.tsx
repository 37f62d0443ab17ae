import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useConfig, useConnection } from 'wagmi'
import { useLocation } from 'wouter'
import { readWhatIsThere } from '@ghost-pay/safe-account'
import { findPlan } from '@ghost-pay/safe-account/creation'

import { formatAccountId } from '../../../account/accountId.ts'
import { chainClient } from '../../../chain/chainClient.ts'
import { useServedChains } from '../../../chain/useServedChains.ts'
import { chains } from '../../../chains.ts'
import { gatewayOf } from '../../../gateway.ts'
import { useAccountPlans } from '../../../kept/useAccountPlans.ts'
import { namedAddress } from '../../../people/namedAddress.ts'
import { sayLookUp } from '../../../people/sayLookUp.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import { useNameLookUp } from '../../../people/useNameLookUp.ts'
import { Screen } from '../../../Screen.tsx'
import { useTitle } from '../../../useTitle.ts'
import { readOpened } from '../../home/readOpened.ts'
import { text } from './openAccountCopy.ts'
import { OpenAccountView } from './OpenAccountView.tsx'

/** How many chains are asked at first, and with each “further”. */
const step = 4

/** Says what stands at an address, and opens it where it is an account. What is looked at stands in the page’s address. */
export function OpenAccountScreen({ text: given = '' }: { text?: string | undefined }) {
  useTitle(text('openAccount.title'))
  const config = useConfig()
  const [, navigate] = useLocation()
  const { address: viewer } = useConnection()
  const { addressBook } = useAddressBook()
  const plans = useAccountPlans()
  const offered = useServedChains(true)
  const [asked, setAsked] = useState(step)

  const read = readOpened(given, chains)
  const own = namedAddress(addressBook, given)
  const name = own === undefined && read.status === 'name' ? given.trim() : undefined
  // Names are kept on one chain: the first that is offered, which is Ethereum where it is.
  const nameChain = offered[0] ?? chains[0]
  const { lookUp, address: found } = useNameLookUp(nameChain.id, name)
  const target = own ?? (read.status === 'address' ? read : undefined)
  const address = target?.address ?? found
  const wanted = target?.chain === undefined ? offered : [target.chain]
  const shown = address === undefined ? [] : wanted.slice(0, asked)
  const answers = useQueries({
    queries: shown.map(({ id: chainId }) => ({
      queryKey: ['what-is-there', chainId, address],
      queryFn: async () => {
        // Nothing is shown without an address.
        if (address === undefined) throw new Error('There is no address.')
        return readWhatIsThere(chainClient(config, chainId), gatewayOf(chainId), { address })
      },
      staleTime: 20_000,
    })),
  })
  const plan = address && findPlan(plans, address)
  return (
    <Screen>
      <OpenAccountView
        key={given}
        text={given}
        problem={
          given === ''
            ? undefined
            : name !== undefined
              ? sayLookUp(lookUp, nameChain.name, nameChain.name)
              : own === undefined && read.status === 'problem'
                ? read.problem
                : undefined
        }
        address={address}
        name={address && addressBook.get(address)}
        places={shown.map((chain, index) => ({
          chain,
          path: `/a/${address === undefined ? '' : formatAccountId({ chainId: chain.id, address }, chains)}`,
          answer: answers[index]?.data,
          isSilent: answers[index]?.isError === true,
          onAskAgain: () => void answers[index]?.refetch(),
          planPath:
            plan?.chainIds.includes(chain.id) === true
              ? `/accounts/new/${plan.address}`
              : undefined,
        }))}
        further={address === undefined ? 0 : Math.max(0, wanted.length - asked)}
        viewer={viewer}
        onLook={(next) => {
          setAsked(step)
          navigate(`/accounts/open/${encodeURIComponent(next.trim())}`)
        }}
        onFurther={() => setAsked(asked + step)}
      />
    </Screen>
  )
}
