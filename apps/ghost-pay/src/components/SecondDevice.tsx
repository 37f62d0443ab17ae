import { Suspense, useState } from 'react'

import { lazyPart } from '../lazyPart.ts'
import type { SecondDeviceCodeProps } from './SecondDeviceCode.tsx'
import { text } from './secondDeviceCopy.ts'
import { Skeleton } from './Skeleton.tsx'

const SecondDeviceCode = lazyPart(() => import('./SecondDeviceCode.tsx'), 'SecondDeviceCode')

/**
 * Lets a person read a payment on another device before they sign it here: a code with a link to the verify page, and what that
 * page must say. Its code is loaded when it is opened.
 */
export function SecondDevice(code: SecondDeviceCodeProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="gp-details"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{text('secondDevice.title')}</summary>
      {isOpen && (
        <Suspense fallback={<Skeleton label={text('secondDevice.loading')} />}>
          <SecondDeviceCode {...code} />
        </Suspense>
      )}
    </details>
  )
}
