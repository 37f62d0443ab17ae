'use client'

import { useText } from '../context/useText.ts'
import { CheckIcon, CopyIcon } from '../ui/icons.tsx'
import { useCopied } from '../ui/useCopied.ts'

/** Copies the whole address and says “Copied!” for 1500 ms (behaviour/account-modal#copied). Its width does not change. */
export function CopyAddressButton({ address }: { address: string }) {
  const text = useText()
  const { copied, copy } = useCopied()
  const said =
    copied === 'copied'
      ? 'account.copied'
      : copied === 'failed'
        ? 'account.copyFailed'
        : 'account.copyAddress'
  return (
    <button
      type="button"
      className="ck-button ck-tile"
      data-copied={copied === 'copied' || undefined}
      onClick={() => copy(address)}
    >
      {copied === 'copied' ? <CheckIcon /> : <CopyIcon />}
      {/* Not a status: that would take its name from the button around it. */}
      <span className="ck-kept">
        <span aria-hidden="true">{text('account.copyAddress')}</span>
        <span aria-live="polite">{text(said)}</span>
      </span>
    </button>
  )
}
