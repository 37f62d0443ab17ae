'use client'

import { useText } from '../context/useText.ts'
import { CheckIcon, CopyIcon } from '../ui/icons.tsx'
import { useCopied } from '../ui/useCopied.ts'

/** Copies the whole address and says “Copied!” for 1500 ms (behaviour/account-modal#copied). Its width does not change. */
export function CopyAddressButton({ address }: { address: string }) {
  const text = useText()
  const { isCopied, said, copy } = useCopied('account.copyAddress')
  return (
    <button
      type="button"
      className="ck-button ck-tile"
      data-copied={isCopied || undefined}
      onClick={() => copy(address)}
    >
      {isCopied ? <CheckIcon /> : <CopyIcon />}
      {/* Not a status: that would take its name from the button around it. */}
      <span className="ck-kept">
        <span aria-hidden="true">{text('account.copyAddress')}</span>
        <span aria-live="polite">{text(said)}</span>
      </span>
    </button>
  )
}
