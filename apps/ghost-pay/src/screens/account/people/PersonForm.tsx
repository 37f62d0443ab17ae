import { useState } from 'react'
import type { Address } from 'viem'
import type { People, Person } from '@ghost-pay/payments/people'
import { readRecipient } from '@ghost-pay/safe-account/recipients'

import { GroupedAddress } from '../../../components/AddressBlock.tsx'
import { Button } from '../../../components/Button.tsx'
import { Check } from '../../../components/Check.tsx'
import { Form } from '../../../components/Form.tsx'
import { TextField } from '../../../components/TextField.tsx'
import { nameDoubt } from '../../../people/nameDoubt.ts'
import { sayRecipientProblem, text as sayRecipient } from '../../../people/recipientCopy.ts'
import { say } from '../../../text/Spoken.ts'
import { text } from './peopleCopy.ts'

export type PersonFormProps = {
  /** Whose address is named; undefined to enter one. */
  address: Address | undefined
  people: People
  /** The chain of the account, for an address that is good there alone. */
  chain: { id: number; name: string }
  chainOf: (prefix: string) => { id: number } | undefined
  onSave: (person: Person) => void
  onForget: (person: Person) => void
  onCancel: () => void
}

const trim = (text: string): string => text.trim()

/** Names an address, puts it into groups, and says whether it is good on one chain alone. */
export function PersonForm(props: PersonFormProps) {
  const { address, people, chain, chainOf, onSave, onForget, onCancel } = props
  const before = address && people.get(address)
  const [typed, setTyped] = useState(address ?? '')
  const [name, setName] = useState(before?.name ?? '')
  const [groups, setGroups] = useState(before?.groups.join(', ') ?? '')
  const [isHere, setHere] = useState(before?.chainIds.includes(chain.id) ?? false)
  const [isSent, setSent] = useState(false)
  const [told, setTold] = useState<string>()
  const read = readRecipient(typed, chainOf)
  const known =
    address === undefined && read.status === 'address' ? people.get(read.address) : undefined

  const doubt = nameDoubt(people, read.status === 'address' ? read.address : undefined, name)
  const doubted = doubt && say(doubt.said)

  function save() {
    setSent(true)
    if (read.status !== 'address' || name.trim() === '' || doubt?.canStay === false) return
    // Once it was said, the same name is kept on purpose.
    if (doubted !== told) {
      setTold(doubted)
      if (doubted !== undefined) return
    }
    const others = before?.chainIds.filter((id) => id !== chain.id) ?? []
    const chainIds = isHere ? [...others, chain.id] : others
    onSave({ address: read.address, name, groups: groups.split(',').map(trim), chainIds })
  }

  return (
    <Form className="gp-panel" onSubmit={() => save()}>
      {address !== undefined ? (
        <GroupedAddress address={address} />
      ) : (
        <TextField
          label={text('people.address')}
          problem={isSent ? addressProblem(read) : undefined}
          hint={known && text('people.known', { name: known.name })}
          look="code"
          autoFocus
          placeholder="0x…"
          value={typed}
          onChange={setTyped}
        />
      )}
      <TextField
        label={text('people.name')}
        problem={
          isSent && name.trim() === ''
            ? text('people.nameMissing')
            : doubt?.canStay === false || doubted === told
              ? doubted
              : undefined
        }
        // Nothing that is to be filled in comes before it.
        autoFocus={address !== undefined}
        value={name}
        onChange={setName}
      />
      <TextField
        label={text('people.groups')}
        hint={text('people.groupsHint')}
        value={groups}
        onChange={setGroups}
      />
      <Check isOn={isHere} onChange={setHere}>
        {text('people.chain', { chain: chain.name })}
      </Check>
      <div className="gp-actions">
        <Button type="submit" look="primary">
          {text('people.save')}
        </Button>
        <Button onPress={onCancel}>{text('people.cancel')}</Button>
        {before !== undefined && (
          <Button look="stop" onPress={() => onForget(before)}>
            {text('people.forget', { name: before.name })}
          </Button>
        )}
      </div>
    </Form>
  )
}

function addressProblem(read: ReturnType<typeof readRecipient>): string | undefined {
  if (read.status === 'problem') return sayRecipient(...sayRecipientProblem(read.problem))
  if (read.status === 'name') return sayRecipient('recipient.nameOfPerson', { name: read.name })
  return read.status === 'empty' ? sayRecipient('recipient.emptyAddress') : undefined
}
