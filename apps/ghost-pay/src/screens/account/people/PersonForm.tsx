import { useState } from 'react'
import type { Address } from 'viem'
import {
  longestName,
  namesakeOf,
  overlengthOf,
  type People,
  type Person,
} from '@ghost-pay/payments/people'
import { readRecipient } from '@ghost-pay/safe-account/recipients'

import { GroupedAddress } from '../../../components/AddressBlock.tsx'
import { Button } from '../../../components/Button.tsx'
import { Check } from '../../../components/Check.tsx'
import { Form } from '../../../components/Form.tsx'
import { TextField } from '../../../components/TextField.tsx'
import { text as sayName } from '../../../data/people/nameCopy.ts'
import { sayRecipientProblem, text as say } from '../../../data/recipientCopy.ts'
import { shortAddress } from '../../../format/shortAddress.ts'
import { text } from './peopleCopy.ts'

import '../../../components/Panel.css'

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
  const [isTold, setTold] = useState(false)
  const read = readRecipient(typed, chainOf)
  const known =
    address === undefined && read.status === 'address' ? people.get(read.address) : undefined

  const namesake =
    read.status === 'address' && name.trim() !== '' && name !== before?.name
      ? namesakeOf(people, read.address, name)
      : undefined

  function save() {
    setSent(true)
    if (read.status !== 'address' || name.trim() === '' || overlengthOf(name) > 0) return
    // Once it was said, the same name is kept on purpose.
    if (namesake !== undefined && !isTold) {
      setTold(true)
      return
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
        problem={nameProblem(name, isSent, isTold ? namesake : undefined)}
        // Nothing that is to be filled in comes before it.
        autoFocus={address !== undefined}
        value={name}
        onChange={(changed) => {
          setName(changed)
          setTold(false)
        }}
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
  if (read.status === 'problem') return say(...sayRecipientProblem(read.problem))
  if (read.status === 'name') return say('recipient.nameOfPerson', { name: read.name })
  return read.status === 'empty' ? say('recipient.emptyAddress') : undefined
}

/** What is wrong with a name; whose it is already is said where that is to be said. */
function nameProblem(name: string, isSent: boolean, namesake: Person | undefined) {
  if (isSent && name.trim() === '') return text('people.nameMissing')
  const over = overlengthOf(name)
  return over > 0
    ? sayName('name.long', { most: longestName, count: longestName + over })
    : namesake && text('people.namesake', { address: shortAddress(namesake.address) })
}
