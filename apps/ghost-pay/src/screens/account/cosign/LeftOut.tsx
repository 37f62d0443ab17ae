import type { CheckedSignature } from '@ghost-pay/safe-account'

import { Notice } from '../../../components/Notice.tsx'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import { text } from './cosignCopy.ts'

/** How many are named; the rest is counted. */
const mostNamed = 5

/** The signatures that came along and do not count, and why. */
export function LeftOut({ signatures }: { signatures: readonly CheckedSignature[] }) {
  const { label } = useAddressBook()
  const { length: count } = signatures
  if (count === 0) return null
  return (
    <Notice tone="warning" title={text('cosign.left', { count })}>
      <ul>
        {signatures.slice(0, mostNamed).map(({ owner, signature, worth }) => (
          <li key={`${owner}${signature}`}>
            {text(worth === 'stranger' ? 'cosign.left.stranger' : 'cosign.left.invalid', {
              name: label(owner),
            })}
          </li>
        ))}
      </ul>
      <p>{text('cosign.leftWhy')}</p>
    </Notice>
  )
}
