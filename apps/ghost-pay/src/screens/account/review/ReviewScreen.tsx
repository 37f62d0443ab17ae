import { isHash } from 'viem'
import { useParams } from 'wouter'

import { useSharedAccount } from '../../../account/SharedAccount.ts'
import { ButtonLink } from '../../../components/Button.tsx'
import { Empty } from '../../../components/Empty.tsx'
import { reviewDrafts } from '../../../kept/reviewDrafts.ts'
import { useKeptOf } from '../../../kept/useKept.ts'
import { Screen } from '../../../Screen.tsx'
import { useTitle } from '../../../useTitle.ts'
import { CosignScreen } from '../cosign/CosignScreen.tsx'
import { DraftReview } from './DraftReview.tsx'
import { text } from './reviewCopy.ts'
import { ReviewTitle } from './ReviewView.tsx'

/**
 * Everything that an account may do is looked over here before it is signed and proposed, or, under its hash, before it is signed and
 * passed on.
 */
export function ReviewScreen() {
  const { draft } = useParams<{ draft: string }>()
  return isHash(draft) ? <CosignScreen hash={draft} /> : <DraftScreen id={draft} />
}

function DraftScreen({ id }: { id: string }) {
  useTitle(text('review.title'))
  const account = useSharedAccount()
  const draft = useKeptOf(reviewDrafts, { ...account, id })?.draft
  return (
    <Screen>
      {draft === undefined ? (
        <>
          <ReviewTitle isStopped={false}>{text('review.title')}</ReviewTitle>
          <Empty
            title={text('review.gone')}
            action={<ButtonLink to={account.path}>{text('review.back')}</ButtonLink>}
          >
            {text('review.goneWhy')}
          </Empty>
        </>
      ) : (
        <DraftReview key={id} account={account} id={id} draft={draft} />
      )}
    </Screen>
  )
}
