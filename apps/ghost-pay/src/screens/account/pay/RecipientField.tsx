import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { isPaymentLink } from '@ghost-pay/payments/payroll'
import { namesakeOf } from '@ghost-pay/payments/people'
import { matchingOptions, type RecipientOption } from '@ghost-pay/safe-account/recipients'

import { AccountAvatar } from '../../../components/AccountAvatar.tsx'
import { GroupedAddress } from '../../../components/AddressBlock.tsx'
import { Button } from '../../../components/Button.tsx'
import { LookAlikeNotice } from '../../../components/LookAlikeNotice.tsx'
import { NameMarks } from '../../../components/NameMarks.tsx'
import { SuggestionList } from '../../../components/SuggestionList.tsx'
import { TextField } from '../../../components/TextField.tsx'
import { useAfterPress } from '../../../components/useAfterPress.ts'
import { useNow } from '../../../components/useNow.ts'
import { useSuggestions } from '../../../components/useSuggestions.ts'
import { dayOrTime } from '../../../format/dayAndTime.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import { requestPath } from '../../../requests/requestLink.ts'
import { text } from './payCopy.ts'
import type { Payer } from './payment.ts'
import type { KnownRecipient } from './useRecipient.ts'

import './Pay.css'

export type RecipientFieldProps = Pick<KnownRecipient, 'options' | 'history'> &
  Partial<Pick<KnownRecipient, 'found' | 'chosen' | 'lookAlikes'>> & {
    account: Payer
    value: string
    problem: string | undefined
    /** Where the one wrong character of an address stands behind 0x, counted from 1. */
    wrongPlace?: number | undefined
    /** The same with what was forgotten. */
    suggestion?: string | undefined
    /** What stands below the field while nothing is wrong; replaces the usual hint. */
    hint?: string | undefined
    /** Fills the form from the payment link in the field; undefined where there is none, or none that fits. */
    onFill?: (() => void) | undefined
    onChange: (value: string) => void
    onLeave: () => void
  }

type Choice = RecipientOption & { isFromChain?: boolean }

/** Who is paid: typed or pasted, or chosen from people by name, by address or by a name that the chain knows. */
export function RecipientField(props: RecipientFieldProps) {
  const { account, value, problem, found, chosen, options, onChange, onLeave } = props
  const input = useRef<HTMLInputElement>(null)
  const afterPress = useAfterPress()
  const [isTyping, setTyping] = useState(false)
  const choices: readonly Choice[] =
    found === undefined
      ? chosen === undefined
        ? matchingOptions(options, value)
        : []
      : [{ ...found, lastPaid: undefined, isFromChain: true }]
  const suggestions = useSuggestions(choices, ({ address }) => {
    onChange(address)
    setTyping(false)
  })
  // Who is known stands here by name, and the whole address below; what is typed then is typed into the name.
  const shown = isTyping || problem !== undefined ? value : (chosen?.name ?? value)

  return (
    <div>
      <div className="gp-suggests">
        <TextField
          label={text('recipientField.label')}
          problem={problem}
          hint={props.hint ?? text('recipientField.hint')}
          {...suggestions.inputProps}
          ref={input}
          name="recipient"
          look={shown === value ? 'code' : undefined}
          value={shown}
          placeholder={`0x… or ${account.chain.shortName ?? account.chain.id}:0x…`}
          onFocus={() => {
            if (chosen === undefined && problem === undefined) suggestions.open()
          }}
          onBlur={() => {
            setTyping(false)
            suggestions.close()
            // Who is paid then stands below the field, and moves what is pressed.
            afterPress(() => {
              const named = options.filter(({ name }) => name === value.trim())
              if (named.length === 1 && named[0] !== undefined) suggestions.choose(named[0])
              onLeave()
            })
          }}
          onChange={(entered) => {
            setTyping(true)
            onChange(entered)
            suggestions.typed()
          }}
        />
        <SuggestionList suggestions={suggestions}>
          {(choice) => <Recipient {...choice} history={props.history} />}
        </SuggestionList>
      </div>
      <BelowField
        {...props}
        onUse={(suggestion) => {
          onChange(suggestion)
          input.current?.focus()
        }}
      />
    </div>
  )
}

/** What helps to put a text right, and who it stands for once it is. */
function BelowField(props: RecipientFieldProps & { onUse: (suggestion: string) => void }) {
  const { value, problem, wrongPlace, suggestion, chosen, lookAlikes, options, onUse } = props
  return (
    <>
      {problem !== undefined && wrongPlace !== undefined && (
        <MarkedText text={value} place={wrongPlace} />
      )}
      {problem !== undefined && suggestion !== undefined && (
        <Button look="text" onPress={() => onUse(suggestion)}>
          {text('recipientField.use')}
        </Button>
      )}
      {props.onFill !== undefined ? (
        <div>
          <Button onPress={props.onFill}>{text('recipientField.fill')}</Button>
        </div>
      ) : (
        isPaymentLink(value) && <OpenLink link={value} />
      )}
      {chosen !== undefined && (
        <>
          <div className="gp-recipient-chosen gp-who">
            <Recipient {...chosen} history={props.history} />
          </div>
          <LookAlikeNotice
            address={chosen.address}
            others={lookAlikes ?? []}
            nameOf={(address) => options.find((option) => option.address === address)?.name}
          />
        </>
      )}
    </>
  )
}

/** Goes on to what a payment link asks for: it says by itself who is paid, and how much. */
function OpenLink({ link }: { link: string }) {
  const [, navigate] = useLocation()
  return (
    <div className="gp-stack-tight">
      <p className="gp-soft gp-small">{text('recipientField.link')}</p>
      <div>
        <Button
          onPress={() => {
            // Of a link with a request only the request counts, whatever host it names.
            navigate(requestPath(/gpr\d+\.[\w-]*$/.exec(link.trim())?.[0] ?? link.trim()))
          }}
        >
          {text('recipientField.openLink')}
        </Button>
      </div>
    </div>
  )
}

/** Somebody who can be paid: face, name, the whole address, and when they were paid last. */
function Recipient(props: Choice & Pick<KnownRecipient, 'history'>) {
  const { address, name, lastPaid, isFromChain, history } = props
  const { addressBook } = useAddressBook()
  const now = useNow(60_000)
  return (
    <>
      <AccountAvatar address={address} size={32} />
      <span>
        <strong>{name ?? text('recipientField.unnamed')}</strong>
        <GroupedAddress address={address} />
        {name !== undefined && (
          <NameMarks name={name} namesake={namesakeOf(addressBook, address, name)} />
        )}
      </span>
      <span className="gp-recipient-when gp-soft gp-tiny">
        {isFromChain
          ? text('recipientField.fromChain')
          : lastPaid === undefined
            ? history === 'whole' && text('recipientField.notPaid')
            : text('recipientField.paid', { when: dayOrTime(lastPaid, now) })}
      </span>
    </>
  )
}

/** What was typed, with the one character lit that does not fit. */
function MarkedText({ text, place }: { text: string; place: number }) {
  const start = text.toLowerCase().indexOf('0x') + 1 + place
  return (
    <p className="gp-recipient-typed gp-anywhere gp-mono gp-small" aria-hidden="true">
      {text.slice(0, start)}
      <mark>{text.slice(start, start + 1)}</mark>
      {text.slice(start + 1)}
    </p>
  )
}
