import { setTimeout as wait } from 'node:timers/promises'

import type { LocalAccount } from 'viem'
import { execTransactionCall, safeAbi } from '@ghost-pay/safe-protocol'
import { deleteTransactionTypedData } from '@ghost-pay/safe-protocol/service'

import { SeedRefusedError } from '../../errors.ts'
import { proposeSeeded } from '../../gateway/proposeSeeded.ts'
import { signProposal } from '../signProposal.ts'
import { changeAll } from './changeAll.ts'
import type { Look } from './createLedger.ts'
import { askGateway, isRefusal, RefusedError } from './requests.ts'
import type { Payment, Soak } from './Soak.ts'
import { payeeOf, send } from './transfers.ts'

/** The fact of what a proposal is. */
export const proposalKey = ({ safeTxHash }: Payment): string => `proposal ${safeTxHash}`

const confirmationKey = ({ safeTxHash }: Payment, owner: string) =>
  `confirmation of ${safeTxHash} by ${owner}`

/** The part of a transaction's details that is looked at. */
type Details = {
  txStatus: string
  detailedExecutionInfo: { confirmations: { signer: { value: string } }[] }
}

const readDetails = async (soak: Soak, { safeTxHash }: Payment) =>
  (await askGateway(soak.world, `/chains/{c}/transactions/${safeTxHash}`)) as Details | undefined

const lookAtProposal =
  (soak: Soak, payment: Payment): Look =>
  async () =>
    (await readDetails(soak, payment))?.txStatus ?? 'absent'

const lookAtConfirmation =
  (soak: Soak, payment: Payment, owner: string): Look =>
  async () => {
    const details = await readDetails(soak, payment)
    const signers = details?.detailedExecutionInfo.confirmations ?? []
    return signers.some(({ signer }) => signer.value === owner) ? 'there' : 'absent'
  }

/** Signs a payment by all owners; who proposes it is left to chance. */
async function preparePayment(soak: Soak, nonce: number | bigint): Promise<Payment> {
  const { world, owners, random } = soak
  const proposer = random.below(owners.length)
  const signers = owners.map((_, index) => owners[(proposer + index) % owners.length])
  const number = soak.serial()
  return signProposal(
    signers.filter((signer) => signer !== undefined),
    {
      chainId: world.chainId,
      safe: world.safe,
      transaction: { to: payeeOf(number), value: 1n, nonce },
      note: `Number ${number}`,
    },
  )
}

async function propose(soak: Soak, payment: Payment): Promise<void> {
  const [first] = payment.signatures
  await soak.ledger.change(proposalKey(payment), {
    look: lookAtProposal(soak, payment),
    after: ['AWAITING_CONFIRMATIONS'],
    act: () =>
      proposeSeeded(soak.world.gatewayUrl, soak.world.chainId, {
        ...payment,
        signatures: first ? [first] : [],
      }).catch((error: unknown) => {
        throw error instanceof SeedRefusedError
          ? new RefusedError(error.status, error.message)
          : error
      }),
  })
  soak.done('proposal')
}

/** Adds the confirmation of the second owner, or at the same time those of the second and the third. */
async function confirm(soak: Soak, payment: Payment): Promise<void> {
  const { ledger, world, random } = soak
  const further = payment.signatures.slice(1, 2 + random.below(2))
  const add = ({ owner, signature }: (typeof further)[number]) =>
    ledger.change(confirmationKey(payment, owner), {
      look: lookAtConfirmation(soak, payment, owner),
      after: ['there'],
      act: () =>
        askGateway(world, `/chains/{c}/transactions/${payment.safeTxHash}/confirmations`, {
          method: 'POST',
          body: { signature },
        }),
    })
  await ledger.change(proposalKey(payment), {
    look: lookAtProposal(soak, payment),
    after: ['AWAITING_EXECUTION'],
    act: () => anyOf(further.map(add)),
  })
  further.forEach(() => soak.done('confirmation'))
}

/** Waits for all, and is done when one is. The worst failure is that of one of which nobody knows what it did. */
async function anyOf(acts: readonly Promise<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled(acts)
  if (outcomes.some(({ status }) => status === 'fulfilled')) return
  const reasons = outcomes.flatMap((it) => (it.status === 'rejected' ? [it.reason as unknown] : []))
  throw reasons.find((reason) => !isRefusal(reason)) ?? reasons[0]
}

/** Executes a payment, sometimes from two accounts at the same time, and waits until the gateway shows it. */
async function execute(soak: Soak, payment: Payment): Promise<void> {
  const { ledger, random, senders } = soak
  const [first, ...others] = payment.signatures
  const confirmed = others.filter(({ owner }) =>
    ledger.seenAs(confirmationKey(payment, owner))?.includes('there'),
  )
  const call = execTransactionCall({
    ...payment,
    signatures: first ? [first, ...confirmed] : confirmed,
  })
  await ledger.change(proposalKey(payment), {
    look: lookAtProposal(soak, payment),
    after: ['SUCCESS'],
    async act() {
      const executors = random.below(4) === 0 ? [senders[1], senders[2]] : [senders[1]]
      await anyOf(executors.map((sender) => send(soak, sender, call)))
      while ((await lookAtProposal(soak, payment)()) !== 'SUCCESS') {
        if (soak.isOver()) throw new Error('It is not known whether it was executed.')
        await wait(50)
      }
    },
  })
  soak.done('execution')
}

const stateOf = ({ ledger }: Soak, payment: Payment): string =>
  ledger.seenAs(proposalKey(payment))?.at(-1) ?? 'absent'

/** Brings the Treasury's next payment one step further: proposed, confirmed, executed. */
export async function pay(soak: Soak): Promise<void> {
  const waiting = soak.payments.find((payment) => stateOf(soak, payment) !== 'SUCCESS')
  const payment = waiting ?? (await preparePayment(soak, await nextNonce(soak)))
  if (!waiting) soak.payments.push(payment)
  const state = stateOf(soak, payment)
  if (state === 'absent') await propose(soak, payment)
  else if (state === 'AWAITING_CONFIRMATIONS') await confirm(soak, payment)
  else await execute(soak, payment)
}

const nextNonce = ({ world: { node, safe } }: Soak) =>
  node.readContract({ address: safe, abi: safeAbi, functionName: 'nonce' })

/** Far behind the payments: nobody executes these. */
const farNonce = 1_000_000

/** Proposes what nobody executes, or confirms or deletes such a proposal. */
export async function queue(soak: Soak): Promise<void> {
  const { proposals, random, world, ledger } = soak
  const payment = proposals[random.below(proposals.length)]
  const state = payment && stateOf(soak, payment)
  if (!payment || state === 'absent' || random.below(3) === 0) {
    const next = await preparePayment(soak, farNonce + soak.serial())
    proposals.push(next)
    return propose(soak, next)
  }
  if (state === 'AWAITING_CONFIRMATIONS' && random.below(2) === 0) return confirm(soak, payment)
  const { safeTxHash, safe, signatures } = payment
  const deletion = { chainId: world.chainId, safe, safeTxHash, at: world.now() }
  const proposer = soak.owners.find(({ address }) => address === signatures[0]?.owner)
  // The confirmations go with the proposal.
  const confirmations = signatures
    .map(({ owner }) => confirmationKey(payment, owner))
    .filter((key) => ledger.seenAs(key))
  const undone = [proposalKey(payment), ...confirmations].map((key) => [key, 'absent'] as const)
  await changeAll(ledger, undone, async () =>
    askGateway(world, `/chains/{c}/transactions/${safeTxHash}`, {
      method: 'DELETE',
      body: {
        signature: await signerOf(proposer).signTypedData(deleteTransactionTypedData(deletion)),
      },
    }),
  )
  proposals.splice(proposals.indexOf(payment), 1)
  soak.done('deletion')
}

const signerOf = (account: LocalAccount | undefined): LocalAccount => {
  if (!account) throw new Error('The proposer is an owner.')
  return account
}
