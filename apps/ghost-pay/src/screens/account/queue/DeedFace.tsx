import { AccountAvatar } from '../../../components/AccountAvatar.tsx'
import { PeopleIcon } from '../../../components/icons.tsx'
import { TransactionIcon } from '../../../components/TransactionIcon.tsx'
import type { ProposalDeed } from './proposalDeed.ts'

/** The face of whom a proposal is about, or the shape of what it does. */
export function DeedFace({ deed }: { deed: ProposalDeed }) {
  switch (deed.kind) {
    case 'pay':
      return <AccountAvatar address={deed.to} size={32} />
    case 'addOwner':
    case 'removeOwner':
      return <AccountAvatar address={deed.owner} size={32} />
    case 'swapOwner':
      return <AccountAvatar address={deed.newOwner} size={32} />
    default:
      return <span className="gp-deed-glyph">{shapeOf(deed)}</span>
  }
}

function shapeOf(deed: ProposalDeed) {
  switch (deed.kind) {
    case 'batch':
      return <PeopleIcon />
    case 'reject':
      return <TransactionIcon kind="rejection" />
    case 'changeThreshold':
    case 'settings':
      return <TransactionIcon kind="settings" />
    default:
      return <TransactionIcon kind="call" />
  }
}
