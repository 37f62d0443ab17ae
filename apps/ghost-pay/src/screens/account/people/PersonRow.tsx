import type { Address } from 'viem'
import type { Person } from '@ghost-pay/payments/people'
import type { PaidTotals } from '@ghost-pay/safe-account/history'
import { isSameToken } from '@ghost-pay/safe-account/view'

import { AccountAvatar } from '../../../components/AccountAvatar.tsx'
import { GroupedAddress } from '../../../components/AddressBlock.tsx'
import { Amount } from '../../../components/Amount.tsx'
import { CopyButton } from '../../../components/CopyButton.tsx'
import { IconButton } from '../../../components/IconButton.tsx'
import { EditIcon } from '../../../components/icons.tsx'
import { Mark } from '../../../components/Mark.tsx'
import { NameMarks } from '../../../components/NameMarks.tsx'
import { useNow } from '../../../components/useNow.ts'
import { dayOrTime } from '../../../format/dayAndTime.ts'
import type { Asset } from '../pay/payment.ts'
import { text } from './peopleCopy.ts'

export type PersonRowProps = {
  person: Omit<Person, 'name'> & { name: string | undefined }
  /** People whose address could be taken for this one. */
  alike: readonly Person[]
  /** Somebody else whose name is or looks the same. */
  namesake: Address | undefined
  /** What the account has paid to whom; undefined while it is not known. */
  paid: ReadonlyMap<Address, PaidTotals> | undefined
  /** Whether the whole history was read. */
  isWhole: boolean
  assets: readonly Asset[]
  nameOfChain: (chainId: number) => string
  onEdit: (address: Address) => void
}

/** Somebody: face, name, the whole address; when and how much they were paid. */
export function PersonRow(props: PersonRowProps) {
  const { person, paid, isWhole, assets, alike, namesake, nameOfChain, onEdit } = props
  const now = useNow(60_000)
  const { address, name, groups, chainIds } = person
  const known = paid?.get(address)
  const chains = chainIds.map(nameOfChain).join(', ')
  return (
    <div className="gp-person gp-someone">
      <AccountAvatar address={address} size={40} />
      <div className="gp-lines">
        {name === undefined ? (
          <span className="gp-soft">{text('people.noName')}</span>
        ) : (
          <strong>{name}</strong>
        )}
        <GroupedAddress address={address} />
        {groups.length > 0 && <span className="gp-soft gp-small">{groups.join(' · ')}</span>}
        {chains !== '' && (
          <span className="gp-soft gp-small">{text('people.onlyOn', { chains })}</span>
        )}
      </div>
      <div className="gp-person-paid gp-small">
        {known !== undefined && <Totals totals={known.totals} assets={assets} />}
        {paid !== undefined && (
          <span className="gp-soft">
            {known !== undefined
              ? text('people.lastPaid', { when: dayOrTime(known.last, now) })
              : text(isWhole ? 'people.neverPaid' : 'people.notFound')}
          </span>
        )}
      </div>
      <div className="gp-person-actions">
        <CopyButton text={address} label={text('people.copy', { name: name ?? address })} />
        <IconButton
          label={name === undefined ? text('people.nameIt') : text('people.edit', { name })}
          onPress={() => onEdit(address)}
        >
          <EditIcon />
        </IconButton>
      </div>
      {name !== undefined && <NameMarks name={name} namesake={namesake} />}
      {alike.map((other) => (
        <Mark key={other.address} tone="stop">
          {text('importChanges.looksLike', { name: other.name })}
        </Mark>
      ))}
    </div>
  )
}

type TotalsProps = { totals: PaidTotals['totals']; assets: readonly Asset[] }

/** What was paid in all, in each token whose decimals are known. */
function Totals({ totals, assets }: TotalsProps) {
  return [...totals].map(([token, amount]) => {
    const asset = assets.find((it) => isSameToken(it.token, token))
    return asset === undefined || amount === 0n ? null : (
      <Amount key={token ?? 'own'} value={amount} decimals={asset.decimals} symbol={asset.symbol} />
    )
  })
}
