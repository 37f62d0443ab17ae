import type { Address } from 'viem'

import { GroupedAddress } from './AddressBlock.tsx'
import { Notice } from './Notice.tsx'

export type LookAlikeNoticeProps = {
  /** The address that is paid. */
  address: Address
  /** Known addresses it could be taken for, the most alike first. */
  others: readonly Address[]
  nameOf: (address: Address) => string | undefined
}

/** Warns of a look-alike: both addresses below each other, with the differences marked. Nothing without a look-alike. */
export function LookAlikeNotice({ address, others, nameOf }: LookAlikeNoticeProps) {
  const [other, ...more] = others
  if (other === undefined) return null
  return (
    <Notice
      tone="stop"
      title={`This address looks like ${nameOf(other) ?? 'one you have paid'}, and is another.`}
    >
      <p>You know</p>
      <GroupedAddress address={other} comparedWith={address} />
      <p>and pay</p>
      <GroupedAddress address={address} comparedWith={other} />
      {more.length > 0 && (
        <p>{`It also looks like ${more.length === 1 ? 'one other' : `${more.length} others`} you know.`}</p>
      )}
    </Notice>
  )
}
