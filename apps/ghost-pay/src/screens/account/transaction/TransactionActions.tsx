import { ExecuteAction } from '../../../components/ExecuteAction.tsx'
import { KeepFocus } from '../../../components/KeepFocus.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { SignAction } from '../../../components/SignAction.tsx'
import { describeTurn } from '../../../data/describeTurn.ts'
import { isExecuting } from '../../../data/executeFlow.ts'
import { checkNonce } from '../../../data/nonces.ts'
import { useConnectedElsewhere } from '../../../data/useConnectedElsewhere.ts'
import { useTakenNonces } from '../../../data/useTakenNonces.ts'
import {
  useTransactionActions,
  type UseTransactionActionsParameters,
} from './useTransactionActions.ts'
import { whatIsMissing } from './whatIsMissing.ts'

/** What the viewer can do with a transaction: sign it, execute it, or know why not. */
export function TransactionActions(props: UseTransactionActionsParameters) {
  const { account } = props
  const { own, onChain, signatures, truth } = props.transaction
  const { viewer } = account
  const taken = useTakenNonces(account).data
  const elsewhere = useConnectedElsewhere()
  const actions = useTransactionActions(props)
  const { execution, isOwner, executable, signing, executing, signed } = actions

  if (execution === undefined || own === undefined) return null
  const { flow } = executing
  const isStopped =
    own.isTampered || own.isMisdescribed || own.view.blocked || own.tokenSentences.length > 0
  const isKnown = onChain !== undefined && signatures !== undefined
  const turn = onChain && describeTurn(execution.nonce, onChain.nonce)
  const canExecute =
    truth.isOpen && !isStopped && executable.status === 'ready' && turn === undefined
  const canSign =
    truth.isOpen &&
    !isStopped &&
    isOwner &&
    isKnown &&
    !signed &&
    (flow.status === 'ready' || flow.status === 'failed' || flow.status === 'ended')
  const reason = own.isPending
    ? 'Asking the chain about the token.'
    : elsewhere
      ? 'In another tab somebody else is connected by now, or nobody. Connect again here.'
      : undefined
  const nonceCheck =
    truth.isOpen && onChain && taken
      ? checkNonce(execution.nonce, {
          accountNonce: onChain.nonce,
          taken,
          id: execution.safeTxHash.toLowerCase(),
        })
      : undefined
  return (
    <KeepFocus label="What you can do">
      {nonceCheck !== undefined && nonceCheck.status !== 'free' && (
        <Notice tone="warning" title={nonceCheck.sentence} />
      )}
      <div className="gp-actions">
        {(canExecute || flow.status !== 'ready') && (
          <ExecuteAction
            flow={flow}
            label={
              canExecute || isExecuting(flow)
                ? executable.status === 'ready' && executable.withOwn
                  ? 'Sign and execute'
                  : 'Execute'
                : ''
            }
            reason={viewer === undefined ? 'Connect a wallet to execute.' : reason}
            onExecute={() => void executing.execute()}
            onForget={executing.forget}
          />
        )}
        {canSign && (
          <SignAction
            flow={signing.flow}
            kept={signing.kept !== undefined}
            label="Sign"
            look={canExecute ? 'plain' : 'primary'}
            reason={reason}
            onSign={() => void signing.sign()}
          />
        )}
      </div>
      {truth.isOpen && isStopped && (
        <p className="gp-soft">This app does not sign or execute it.</p>
      )}
      {truth.isOpen && !isStopped && (
        <p className="gp-soft">
          {onChain === undefined || signatures === undefined
            ? 'Asking the chain who can sign.'
            : whatIsMissing({
                viewer: viewer === undefined ? 'disconnected' : isOwner ? 'owner' : 'notOwner',
                executable,
                hasSigned: signed,
                nonce: execution.nonce,
                accountNonce: onChain.nonce,
              })}
        </p>
      )}
    </KeepFocus>
  )
}
