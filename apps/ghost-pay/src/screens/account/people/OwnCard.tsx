import { useRef, useState } from 'react'
import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { signTypedData } from 'wagmi/actions'
import {
  type ContactCard,
  contactCardTypedData,
  fitsCard,
  formatContactCard,
  type SignedContactCard,
  verifyContactCard,
} from '@ghost-pay/payments/people'
import { notOwn } from '@ghost-pay/safe-account/signing'

import { chainClient } from '../../../chain/chainClient.ts'
import { Button } from '../../../components/Button.tsx'
import { CopyButton } from '../../../components/CopyButton.tsx'
import { Form } from '../../../components/Form.tsx'
import { Mark } from '../../../components/Mark.tsx'
import { TextField } from '../../../components/TextField.tsx'
import { describeFailure } from '../../../failures/describeFailure.ts'
import { say, type Spoken } from '../../../text/Spoken.ts'
import { verifyWallet } from '../../../wallet/walletAccess.ts'
import { text } from './peopleCopy.ts'

export type OwnCardProps = {
  viewer: Address
  name: string | undefined
  /** Has the wallet sign a card of this name. */
  sign: (name: string) => Promise<SignedContactCard>
}

type State =
  | { status: 'idle' | 'asking' }
  | { status: 'failed'; said: Spoken }
  | { status: 'signed'; card: SignedContactCard }

/** The viewer's own card: a name, signed with the key of the address. */
export function OwnCard({ viewer, name: known, sign }: OwnCardProps) {
  const [name, setName] = useState(known ?? '')
  const [state, setState] = useState<State>({ status: 'idle' })
  /** Counts what was asked for: the answer for another name comes late. */
  const attempt = useRef(0)
  const fits = name.trim() === '' || fitsCard(name)

  async function ask() {
    if (!fitsCard(name)) return
    attempt.current += 1
    const own = attempt.current
    const answered = (answer: State) => {
      if (own === attempt.current) setState(answer)
    }
    setState({ status: 'asking' })
    try {
      answered({ status: 'signed', card: await sign(name.trim()) })
    } catch (error) {
      answered({ status: 'failed', said: describeFailure(error, 'sign').said })
    }
  }

  return (
    <section className="gp-stack-tight">
      <h2>{text('people.cardTitle')}</h2>
      <p className="gp-soft gp-small">{text('people.cardHint')}</p>
      <Form className="gp-stack-tight" onSubmit={() => void ask()}>
        <TextField
          label={text('people.cardName')}
          problem={fits ? undefined : text('people.cardTooLong')}
          value={name}
          onChange={(entered) => {
            setName(entered)
            attempt.current += 1
            setState({ status: 'idle' })
          }}
        />
        <Button type="submit" busy={state.status === 'asking'} disabled={!fitsCard(name)}>
          {text('people.cardSign')}
        </Button>
      </Form>
      {state.status === 'failed' && <Mark tone="warning">{say(state.said)}</Mark>}
      {state.status === 'signed' && state.card.address === viewer && (
        <>
          <p className="gp-soft gp-small">{text('people.cardText')}</p>
          <div className="gp-well gp-mono gp-anywhere">
            {formatContactCard(state.card)}
            <CopyButton text={formatContactCard(state.card)} label={text('people.cardCopy')} />
          </div>
        </>
      )}
    </section>
  )
}

/**
 * Has the wallet of an address sign its contact card, as of now (behaviour/payments#contact-cards).
 *
 * @throws CheckError or CheckFailedError when another wallet is connected by now, or its answer is no signature of just this card; whatever the wallet
 *   throws
 */
export async function signContactCard(
  config: Config,
  { name, address, chainId }: Omit<ContactCard, 'issued'>,
): Promise<SignedContactCard> {
  const card = { name, address, chainId, issued: Math.floor(Date.now() / 1000) }
  await verifyWallet(config, address, chainId)
  const signature = await signTypedData(config, {
    account: address,
    ...contactCardTypedData(card),
  })
  const signed = { ...card, signature }
  if (await verifyContactCard(signed)) return signed
  throw await notOwn(chainClient(config, chainId), signature, address)
}
