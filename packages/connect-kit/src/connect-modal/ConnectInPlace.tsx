'use client'

import { useOwnId } from '../context/useOwnId.ts'
import { useRootProps } from '../context/useRootProps.ts'
import type { DialogProps } from '../ui/Dialog.tsx'
import { DialogHeader } from '../ui/DialogHeader.tsx'
import { useMeantPress } from '../ui/useMeantPress.ts'
import { ConnectModal } from './ConnectModal.tsx'

/** The steps of the connect dialog, in a place of the page. */
export function ConnectInPlace() {
  return <ConnectModal Frame={PanelFrame} onClose={stay} />
}

/** There is nothing to close. */
const stay = () => {}

/** The frame of a step outside of a dialog: it covers nothing, does not trap the focus and does not close. */
function PanelFrame({ title, onBack, children }: DialogProps) {
  const titleId = useOwnId()
  return (
    <div className="ck-root ck-panel" {...useRootProps()} onClickCapture={useMeantPress()}>
      <section className="ck-dialog" aria-labelledby={titleId} data-size="narrow" tabIndex={-1}>
        <DialogHeader titleId={titleId} title={title} onBack={onBack} />
        <div className="ck-body" tabIndex={-1}>
          {children}
        </div>
      </section>
    </div>
  )
}
