import { useEffect, useRef, useState } from 'react'
import { type Address, type Hash, isAddressEqual } from 'viem'
import { useConfig } from 'wagmi'
import { inOneTab, sendFaster, stillWaits } from '@ghost-pay/safe-account/execution'
import type { ExecutedTransaction } from '@ghost-pay/safe-account/store'

import { chainClient } from '../chain/chainClient.ts'
import { useOnChain } from '../chain/useOnChain.ts'
import { describeFailure } from '../failures/describeFailure.ts'
import type { Failure } from '../failures/Failure.ts'
import { useKeptOf } from '../kept/useKept.ts'
import { say, speak } from '../text/Spoken.ts'
import { checkCopy } from '../wallet/checkCopy.ts'
import { noteSent, sentExecutions } from '../wallet/sent.ts'
import { walletHere } from '../wallet/walletHere.ts'
import { Button } from './Button.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import { Notice } from './Notice.tsx'
import { text } from './signingCopy.ts'

/** How long something has to wait for the chain before it is offered, in milliseconds. */
const patience = 15_000

/** How often the node is asked about a second one, in milliseconds. */
const again = 6000

export type SpeedUpProps = {
  /** What was sent, and waits for the chain. */
  transaction: ExecutedTransaction
  /** Only who sent it can send it again: it is their own nonce. */
  viewer: Address | undefined
}

/** Sends what waits for the chain once more, with a higher fee; what took its place is then followed in every tab. */
export function SpeedUp({ transaction, viewer }: SpeedUpProps) {
  const sent = useKeptOf(sentExecutions, transaction)
  const hash = sent?.hash
  const isOwn = sent !== undefined && viewer !== undefined && isAddressEqual(sent.from, viewer)
  // What took its place has a time of its own.
  return isOwn ? <OwnSpeedUp key={hash} transaction={transaction} beside={sent.beside} /> : null
}

type OwnSpeedUpProps = Pick<SpeedUpProps, 'transaction'> & {
  /** What the wallet has sent beside it. */
  beside: Hash | undefined
}

function OwnSpeedUp({ transaction, beside }: OwnSpeedUpProps) {
  const config = useConfig()
  const areTwo = useStillWaits(transaction.chainId, beside)
  const [isDue, setDue] = useState(false)
  const [state, setState] = useState<SpeedUpState>({ status: 'idle' })
  const left = useRef<AbortController>(undefined)
  const isRunning = useRef(false)
  useEffect(() => {
    const controller = new AbortController()
    left.current = controller
    const timer = setTimeout(() => setDue(true), patience)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [])

  async function speedUp() {
    const sent = sentExecutions.find(transaction)
    const signal = left.current?.signal
    if (isRunning.current || sent === undefined || signal === undefined) return
    isRunning.current = true
    setState({ status: 'asking' })
    try {
      const findSent = () => sentExecutions.find(transaction)
      await inOneTab(`send.${transaction.safeTxHash}.${sent.from}`, () =>
        sendFaster(chainClient(config, sent.chainId), {
          ...walletHere(config),
          sent,
          findSent,
          onSent: noteSent,
          signal,
        }),
      )
      setState({ status: 'idle' })
    } catch (error) {
      if (!signal.aborted) setState({ status: 'failed', failure: describeFailure(error, 'send') })
    } finally {
      isRunning.current = false
    }
  }

  if (areTwo && state.status !== 'asking')
    return <SpeedUpView state={{ status: 'two' }} onPress={() => undefined} />
  return isDue ? <SpeedUpView state={state} onPress={() => void speedUp()} /> : null
}

/** Whether what a wallet has sent beside it still waits. As long as nobody has said that it does not, it does. */
function useStillWaits(chainId: number, hash: Hash | undefined): boolean {
  const { data } = useOnChain(
    ['still-waits', chainId, hash],
    hash && ((client) => stillWaits(client, { hash })),
    { refetchInterval: again },
  )
  return hash !== undefined && data !== false
}

/** How far sending it again is. */
type SpeedUpState =
  /** `two`: the wallet has sent a second transaction beside it, and that still waits. */
  | { status: 'idle' }
  | { status: 'two' }
  | { status: 'asking' }
  | { status: 'failed'; failure: Failure }

type SpeedUpViewProps = { state: SpeedUpState; onPress: () => void }

/** Offers to send what waits for the chain once more, with a higher fee. */
export function SpeedUpView({ state, onPress }: SpeedUpViewProps) {
  const isAsking = state.status === 'asking'
  return (
    <div className="gp-stack-tight">
      {state.status === 'two' && (
        <Notice tone="stop" title={say(speak(checkCopy, 'failedCheck.secondSent'))} urgent>
          {text('speedUp.two')}
        </Notice>
      )}
      {state.status === 'failed' && (
        <FailureNotice failure={state.failure}>
          {state.failure.declined ? text('speedUp.still') : undefined}
        </FailureNotice>
      )}
      {state.status !== 'two' && (
        <>
          <div className="gp-actions">
            <Button busy={isAsking} onPress={onPress}>
              {text('speedUp.again')}
            </Button>
          </div>
          <p className="gp-soft gp-small">{text(isAsking ? 'speedUp.asking' : 'speedUp.why')}</p>
        </>
      )}
    </div>
  )
}
