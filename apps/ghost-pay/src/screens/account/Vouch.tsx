import { Source } from '../../components/Source.tsx'
import { useNow } from '../../components/useNow.ts'
import { build } from '../../data/build.ts'
import { isGatewayHere } from '../../data/place.ts'
import { timeAgo } from '../../format/timeAgo.ts'
import { text } from './frameCopy.ts'

/** What a source has said last: when, in milliseconds since 1970, or that it has failed, or nothing yet. */
export type LastWord = { at: number | undefined; failed: boolean }

export type VouchProps = {
  chain: LastWord
  gateway: LastWord
  /** The gateway contradicts the chain: what it says is not shown. */
  gatewayCaught: boolean
}

/** The three who vouch for what is on the screen, and how old their last word is. */
export function Vouch({ chain, gateway, gatewayCaught }: VouchProps) {
  const now = useNow(1000)
  const age = ({ at, failed }: LastWord) =>
    failed ? text('frame.noAnswer') : at === undefined ? text('frame.asking') : timeAgo(at, now)
  return (
    <ul className="gp-vouch gp-figure" aria-label={text('frame.vouch')}>
      <li>
        <Source source="chain">{text('frame.chain')}</Source>
        <span>{age(chain)}</span>
      </li>
      <li data-caught={gatewayCaught}>
        <Source source="gateway">
          {text(isGatewayHere ? 'frame.gatewayHere' : 'frame.gateway')}
        </Source>
        <span>{gatewayCaught ? text('frame.leftOut') : age(gateway)}</span>
      </li>
      <li>
        <Source source="device">{text('frame.device')}</Source>
        <span>{text('frame.build', { build })}</span>
      </li>
    </ul>
  )
}
