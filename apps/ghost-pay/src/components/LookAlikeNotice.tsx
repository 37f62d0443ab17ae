import type { Address } from 'viem'

import { GroupedAddress } from './AddressBlock.tsx'
import { text } from './lookAlikeCopy.ts'
import { Notice } from './Notice.tsx'

export type LookAlikeNoticeProps = {
  /** The address that is paid, or gets a say. */
  address: Address
  /** Known addresses it could be taken for, the most alike first. */
  others: readonly Address[]
  nameOf: (address: Address) => string | undefined
}

/** Warns of a look-alike: both addresses below each other, with the differences marked. Nothing without a look-alike. */
export function LookAlikeNotice({ address, others, nameOf }: LookAlikeNoticeProps) {
  const [other, ...more] = others
  if (other === undefined) return null
  const name = nameOf(other)
  return (
    <Notice
      tone="stop"
      title={
        name === undefined ? text('lookAlike.titleUnnamed') : text('lookAlike.title', { name })
      }
    >
      <p>{text('lookAlike.know')}</p>
      <GroupedAddress address={other} comparedWith={address} />
      <p>{text('lookAlike.this')}</p>
      <GroupedAddress address={address} comparedWith={other} />
      {more.length > 0 && <p>{text('lookAlike.more', { count: more.length })}</p>}
    </Notice>
  )
}
