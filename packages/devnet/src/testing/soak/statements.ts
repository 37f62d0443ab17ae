import { safeMessageHash, safeMessageTypedData } from '@ghost-pay/safe-protocol'
import { delegateTypedData } from '@ghost-pay/safe-protocol/service'

import type { Look } from './createLedger.ts'
import { askGateway } from './requests.ts'
import type { Soak } from './Soak.ts'
import { payeeOf } from './transfers.ts'

/** Proposes a message of the Treasury, or confirms one. */
export async function sayMessage(soak: Soak): Promise<void> {
  const { messages, random, world, ledger, owners } = soak
  const { chainId, safe } = world
  const waiting = messages.find(({ text }) => stateOf(soak, text) !== 'CONFIRMED')
  const message = waiting ?? { text: `Message ${soak.serial()}`, proposer: random.below(3) }
  if (!waiting) messages.push(message)
  const domain = { chainId, safe, version: '1.4.1' }
  const hash = safeMessageHash({ ...domain, message: message.text })
  const look: Look = async () => {
    // The gateway's answer; a wrong shape fails the comparison.
    const answer = (await askGateway(soak.world, `/chains/{c}/messages/${hash}`)) as
      { status: string } | undefined
    return answer?.status ?? 'absent'
  }
  const isProposed = stateOf(soak, message.text) !== 'absent'
  const signer = owners[(message.proposer + (isProposed ? 1 : 0)) % owners.length] ?? owners[0]
  const signature = await signer.signTypedData(
    safeMessageTypedData({ ...domain, message: message.text }),
  )
  await ledger.change(messageKey(message.text), {
    look,
    after: [isProposed ? 'CONFIRMED' : 'NEEDS_CONFIRMATION'],
    act: () =>
      isProposed
        ? askGateway(world, `/chains/{c}/messages/${hash}/signatures`, {
            method: 'POST',
            body: { signature },
          })
        : askGateway(world, `/chains/{c}/safes/${safe}/messages`, {
            method: 'POST',
            body: { message: message.text, signature },
          }),
  })
  soak.done('message')
}

const messageKey = (text: string) => `message “${text}”`

const stateOf = ({ ledger }: Soak, text: string): string =>
  ledger.seenAs(messageKey(text))?.at(-1) ?? 'absent'

/** Lets Alice name a delegate, or take one back. */
export async function nameDelegate(soak: Soak): Promise<void> {
  const { random, world, ledger, owners } = soak
  const [alice] = owners
  const delegate = payeeOf(0xeeee_0000 + random.below(8))
  const key = `delegate ${delegate}`
  const isNamed = ledger.seenAs(key)?.at(-1) === 'there'
  const { chainId, safe } = world
  const signature = await alice.signTypedData(
    delegateTypedData({ chainId, delegate, at: world.now() }),
  )
  const look: Look = async () => {
    // The gateway's answer; a wrong shape fails the comparison.
    const answer = (await askGateway(
      soak.world,
      `/v2/chains/{c}/delegates?delegate=${delegate}`,
    )) as { results: unknown[] }
    return answer.results.length > 0 ? 'there' : 'absent'
  }
  const path = '/v2/chains/{c}/delegates'
  await ledger.change(key, {
    look,
    after: [isNamed ? 'absent' : 'there'],
    act: () =>
      isNamed
        ? askGateway(world, `${path}/${delegate}`, {
            method: 'DELETE',
            body: { delegator: alice.address, safe, signature },
          })
        : askGateway(world, path, {
            method: 'POST',
            body: { safe, delegate, delegator: alice.address, signature, label: 'Clerk' },
          }),
  })
  soak.done('delegate')
}
