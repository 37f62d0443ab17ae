import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useGateway } from '@ghost-pay/gateway-client/react'
import { policyTypedData, type SignedPolicy, type SpendPolicy } from '@ghost-pay/payments/policy'
import type { FoundPolicy } from '@ghost-pay/safe-account/policy'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import type { PolicyUnits } from '../../../money/tokenUnit.ts'
import { spendPolicyKey } from '../review/useSpendPolicy.ts'
import { formOf, type PolicyForm } from './readPolicyForm.ts'

/** What is written, in the units in which it is typed, and the policy with which it began. */
type PolicyDraft = { form: PolicyForm; units: PolicyUnits; base: SignedPolicy | undefined }

/**
 * A policy that is being written. It takes the place of the one with which it began, and of no other that is signed meanwhile
 * (behaviour/policy#words).
 *
 * @param base what holds now, or did last
 * @param units those in which it speaks
 */
export function usePolicyDraft(
  account: SharedAccount,
  base: SignedPolicy | undefined,
  units: PolicyUnits,
) {
  // A typed amount keeps the decimals that the token had when it was typed, also when a later answer
  // says others.
  const [draft, setDraft] = useState<PolicyDraft>()
  const [written, setWritten] = useState<SpendPolicy>()
  const [isUnasked, setUnasked] = useState(false)
  const queryClient = useQueryClient()
  const client = useGateway()
  // Whoever asks while this counts on asks for nothing any more.
  const asking = useRef(0)
  const back = () => {
    asking.current += 1
    setWritten(undefined)
  }

  // What was read when it was begun may be long ago.
  async function ask(policy: SpendPolicy) {
    setUnasked(false)
    asking.current += 1
    const turn = asking.current
    const queryKey = spendPolicyKey(client, account)
    try {
      await queryClient.refetchQueries({ queryKey, type: 'active' }, { throwOnError: true })
      const found = queryClient.getQueriesData<FoundPolicy>({ queryKey, type: 'active' })
      // What this browser has kept is an answer, and no word on what was signed since.
      const isUnheard = found.some(([, answer]) => answer?.isWhole === false)
      if (asking.current !== turn) return
      if (isUnheard) setUnasked(true)
      else setWritten(policy)
    } catch {
      if (asking.current === turn) setUnasked(true)
    }
  }

  return {
    draft,
    /** It is read over before it is signed. */
    written,
    /** Another policy holds by now than the one with which it began. */
    isChanged: draft !== undefined && hasChanged(draft.base, base, written),
    /** Whether one does could not be found out. */
    isUnasked,
    begin: () => {
      setDraft({ form: formOf(base?.policy, units), units, base })
      back()
    },
    change: (form: PolicyForm) => {
      if (draft !== undefined) setDraft({ ...draft, form })
      back()
    },
    /** Takes the place of what holds by now. */
    keep: () => {
      if (draft !== undefined) setDraft({ ...draft, base })
      back()
    },
    ready: (policy: SpendPolicy) => void ask(policy),
    back,
    drop: () => {
      setDraft(undefined)
      back()
    },
  }
}

/** Whether another policy holds than the one with which a form began, and than the one that was written in it. */
const hasChanged = (
  began: SignedPolicy | undefined,
  now: SignedPolicy | undefined,
  written: SpendPolicy | undefined,
): boolean =>
  began?.messageHash !== now?.messageHash &&
  (written === undefined || now === undefined || textOf(written) !== textOf(now.policy))

const textOf = (policy: SpendPolicy): string =>
  JSON.stringify(policyTypedData(policy)).toLowerCase()
