import { AccountAvatar } from '../../../components/AccountAvatar.tsx'
import { GroupedAddress } from '../../../components/AddressBlock.tsx'
import { AddressName } from '../../../components/AddressName.tsx'
import type { OwnersMoved } from '../../../data/ownersMoved.ts'
import { textOf } from '../../../text/textOf.ts'
import { reviewCopy } from './reviewCopy.ts'

const text = textOf(reviewCopy)

/** Who decides over the account before and after: how many must sign, who joins, who leaves. */
export function WhoDecides({ before, after, moved }: OwnersMoved) {
  return (
    <section className="gp-review-section" aria-labelledby="who-decides">
      <div className="gp-review-head">
        <h2 id="who-decides">{text('review.rules')}</h2>
      </div>
      <table className="gp-moves">
        <thead>
          <tr>
            <th scope="col">{text('review.rules.what')}</th>
            <th scope="col">{text('review.moves.before')}</th>
            <th scope="col">{text('review.moves.after')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <b>{text('review.rules.mustSign')}</b>
            </th>
            <td className="gp-moves-was">{text('review.rules.of', before)}</td>
            <td>
              <span aria-hidden="true">→ </span>
              <b>{text('review.rules.of', after)}</b>
            </td>
          </tr>
          {moved.map(({ owner, joins }) => (
            <tr key={owner}>
              <th scope="row">
                <AccountAvatar address={owner} size={32} />
                <span>
                  <b>
                    <AddressName address={owner} />
                  </b>
                  {joins && <GroupedAddress address={owner} />}
                  <span className="gp-soft gp-small">
                    {text(joins ? 'review.rules.joins' : 'review.rules.leaves')}
                  </span>
                </span>
              </th>
              <td className="gp-moves-was">
                {text(joins ? 'review.rules.no' : 'review.rules.yes')}
              </td>
              <td>
                <span aria-hidden="true">→ </span>
                <b>{text(joins ? 'review.rules.yes' : 'review.rules.no')}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
