import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useConfig, useConnection } from 'wagmi'
import { useLocation } from 'wouter'

import { chains } from '../../../chains.ts'
import { formatAccountId } from '../../../data/accountId.ts'
import { findPlan } from '../../../data/accountPlans.ts'
import { load } from '../../../data/load.ts'
import { namedAddress } from '../../../data/namedAddress.ts'
import { readAccountAddress } from '../../../data/readRecipientOf.ts'
import { useAccountPlans } from '../../../data/useAccountPlans.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import { useServedChains } from '../../../data/useServedChains.ts'
import { gateway } from '../../../gateway.ts'
import { Screen } from '../../../Screen.tsx'
import { useText } from '../../../text/useText.ts'
import { useTitle } from '../../../useTitle.ts'
import { openAccountCopy } from './openAccountCopy.ts'
import { OpenAccountView } from './OpenAccountView.tsx'

/** How many chains are asked at first, and with each “further”. */
const step = 4

/** Says what stands at an address, and opens it where it is an account. What is looked at stands in the page’s address. */
export function OpenAccountScreen({ text: given = '' }: { text?: string | undefined }) {
  const text = useText(openAccountCopy)
  useTitle(text('openAccount.title'))
  const config = useConfig()
  const [, navigate] = useLocation()
  const { address: viewer } = useConnection()
  const { addressBook } = useAddressBook()
  const plans = useAccountPlans()
  const offered = useServedChains(true)
  const [asked, setAsked] = useState(step)

  const typed =
    namedAddress(addressBook, given) ??
    (given === '' ? undefined : readAccountAddress(given, chains))
  const target = typed?.status === 'address' ? typed : undefined
  const wanted = target?.chain === undefined ? offered : [target.chain]
  const shown = target === undefined ? [] : wanted.slice(0, asked)
  const address = target?.address
  const answers = useQueries({
    queries: shown.map(({ id: chainId }) => ({
      queryKey: ['what-is-there', chainId, address],
      queryFn: async () => {
        const { readWhatIsThere } = await load(() => import('../../../data/readWhatIsThere.ts'))
        // Nothing is shown without an address.
        if (address === undefined) throw new Error('There is no address.')
        return readWhatIsThere(config, gateway, { chainId, address })
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
        problem={typed?.status === 'problem' ? typed.problem : undefined}
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
        further={target === undefined ? 0 : Math.max(0, wanted.length - asked)}
        viewer={viewer}
        onLook={(next) => {
          setAsked(step)
          navigate(`/accounts/open/${encodeURIComponent(next.trim())}`)
        }}
        onFurther={() => {
          setAsked(asked + step)
        }}
      />
    </Screen>
  )
}
