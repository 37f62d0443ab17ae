import { useParams } from 'wouter'

import { ButtonLink } from '../../../components/Button.tsx'
import { Empty } from '../../../components/Empty.tsx'
import { useReviewDraft } from '../../../data/reviewDrafts.ts'
import { useSharedAccount } from '../../../data/SharedAccount.ts'
import { Screen } from '../../../Screen.tsx'
import { useTitle } from '../../../useTitle.ts'
import { DraftReview } from './DraftReview.tsx'

/** Everything that an account may do is looked over here before it is signed and proposed. */
export function ReviewScreen() {
  useTitle('Review and sign')
  const account = useSharedAccount()
  const { draft: id } = useParams<{ draft: string }>()
  const draft = useReviewDraft(account, id)
  return (
    <Screen>
      {draft === undefined ? (
        <Empty
          title="This draft is not in this browser."
          action={<ButtonLink to={account.path}>Back to the account</ButtonLink>}
        >
          It was proposed already, it was thrown away, or it was written in another browser.
        </Empty>
      ) : (
        <DraftReview key={id} account={account} id={id} draft={draft} />
      )}
    </Screen>
  )
}
