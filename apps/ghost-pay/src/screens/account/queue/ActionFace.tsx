import type { ProposalAction } from '@ghost-pay/safe-account/view'

import { AccountAvatar } from '../../../components/AccountAvatar.tsx'
import { PeopleIcon } from '../../../components/icons.tsx'
import { TransactionIcon } from '../../../components/TransactionIcon.tsx'

import '../../../components/Row.css'

/** The face of whom a proposal is about, or the shape of what it does. */
export function ActionFace({ action }: { action: ProposalAction }) {
  switch (action.kind) {
    case 'pay':
      return <AccountAvatar address={action.to} size={32} />
    case 'addOwner':
    case 'removeOwner':
      return <AccountAvatar address={action.owner} size={32} />
    case 'swapOwner':
      return <AccountAvatar address={action.newOwner} size={32} />
    default:
      return <span className="gp-row-icon gp-ring">{shapeOf(action)}</span>
  }
}

function shapeOf(action: ProposalAction) {
  switch (action.kind) {
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
