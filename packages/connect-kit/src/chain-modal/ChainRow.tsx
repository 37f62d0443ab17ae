'use client'

import { useText } from '../context/useText.ts'
import { AsyncImage } from '../ui/AsyncImage.tsx'
import { Button } from '../ui/Button.tsx'
import { StopIcon } from '../ui/icons.tsx'
import {
  type ChainOption,
  type ChainPress,
  switchFailureReason,
  switchFailureText,
} from './chainOptions.ts'

export type ChainRowProps = {
  option: ChainOption
  walletName: string
  dispatch: (press: ChainPress) => void
  rowProps: { tabIndex: number; 'data-ck-row': string; onFocus: () => void }
}

/** A network in the list: its name, and whether the wallet is there, is being asked, or did not go. */
export function ChainRow({ option, walletName, dispatch, rowProps }: ChainRowProps) {
  const { id, name, iconUrl, iconBackground, state, failure, disabled } = option
  const text = useText()
  const select = () => dispatch({ type: 'chainSelected', chainId: id })
  const reason = failure && switchFailureReason(failure)
  return (
    <li>
      <button
        type="button"
        className="ck-row"
        data-selected={state === 'current' || undefined}
        data-state={state}
        aria-current={state === 'current' || undefined}
        // Not `disabled`: the row keeps its place among the others for a visitor who moves by keys.
        aria-disabled={disabled || state === 'asking' || undefined}
        onClick={() => {
          if (!disabled && state !== 'asking') select()
        }}
        {...rowProps}
      >
        <AsyncImage src={iconUrl} letter={name} background={iconBackground} size={28} round />
        <span className="ck-row-words">
          <span className="ck-row-name" dir="auto">
            {name}
          </span>
          {(state === 'current' || state === 'asking') && (
            <span className="ck-tag" data-dot={state}>
              {text(state === 'current' ? 'chain.connected' : 'chain.confirm')}
            </span>
          )}
        </span>
      </button>
      {state === 'failed' && failure && (
        <div className="ck-row-failure" role="alert">
          <StopIcon />
          <p>
            <span>{text(switchFailureText(failure.kind), { wallet: walletName })}</span>
            {reason !== undefined && <bdi className="ck-soft">{` “${reason}”`}</bdi>}
          </p>
          {failure.retryable && <Button onPress={select}>{text('connect.retry')}</Button>}
        </div>
      )}
    </li>
  )
}
