import { type Address, getAddress, isAddressEqual } from 'viem'
import { type AccountCreation, predictAccountAddress } from '@ghost-pay/safe-protocol'
import type { DeploymentChoice } from '@ghost-pay/safe-protocol/deployment'

/** An account that is planned: its address follows from what it will be made of, and it can receive before it exists. */
export type AccountPlan = DeploymentChoice & {
  address: Address
  owners: readonly Address[]
  /** How many of the owners must sign. */
  threshold: number
  /** Tells two accounts of the same owners apart. */
  saltNonce: bigint
  /** The chains on which it is still to be created. */
  chainIds: readonly number[]
}

/** What the account of a plan is created with, and nothing else that an object may carry. */
export const creationOf = ({
  owners,
  threshold,
  saltNonce,
  version,
  deployment,
}: Omit<AccountPlan, 'address' | 'chainIds'>): AccountCreation => ({
  owners,
  threshold,
  saltNonce,
  version,
  deployment,
})

/**
 * Makes a plan.
 *
 * @throws InvalidOwnersError for owners or a threshold that no account can have
 */
export function planAccount(parts: Omit<AccountPlan, 'address'>): AccountPlan {
  return { ...parts, address: predictAccountAddress(creationOf(parts)) }
}

/** Keeps a plan; the same account keeps the chains it was planned on before. */
export function keepPlan(all: readonly AccountPlan[], plan: AccountPlan): readonly AccountPlan[] {
  const before = findPlan(all, plan.address)?.chainIds ?? []
  const chainIds = [...new Set([...before, ...plan.chainIds])]
  return [...forgetPlan(all, plan.address), { ...plan, chainIds }]
}

/** Forgets a plan, on one chain or on all of them. */
export function forgetPlan(
  all: readonly AccountPlan[],
  address: Address,
  chainId?: number,
): readonly AccountPlan[] {
  return all.flatMap((plan) => {
    if (!isAddressEqual(plan.address, address)) return [plan]
    const chainIds = chainId === undefined ? [] : plan.chainIds.filter((id) => id !== chainId)
    return chainIds.length === 0 ? [] : [{ ...plan, chainIds }]
  })
}

/** The plan of an address. */
export const findPlan = (all: readonly AccountPlan[], address: Address): AccountPlan | undefined =>
  all.find((plan) => isAddressEqual(plan.address, address))

/**
 * Reads a plan as it was stored. A plan whose parts give another address is damaged: it must not be shown as an address
 * to pay to.
 *
 * @param stored anything
 * @throws when `stored` is not a plan
 */
export function readAccountPlan(stored: unknown): AccountPlan | undefined {
  // Whatever is not as we wrote it throws, or is left out below.
  const one = stored as Omit<AccountPlan, 'saltNonce'> & { saltNonce: string }
  const plan = planAccount({
    owners: one.owners.map((owner) => getAddress(owner)),
    threshold: one.threshold,
    saltNonce: BigInt(one.saltNonce),
    version: one.version,
    deployment: one.deployment,
    chainIds: one.chainIds.filter((id) => Number.isSafeInteger(id)),
  })
  return isAddressEqual(plan.address, one.address) && plan.chainIds.length > 0 ? plan : undefined
}
