import { Mark } from '../../../components/Mark.tsx'
import { text } from './chainsCopy.ts'

/** How long a gateway took to answer, in milliseconds; null when it does not answer, undefined while it is asked. */
export type GatewayLatency = number | null | undefined

/** How a gateway answers, in one line. */
export function GatewayHealth({ latency }: { latency: GatewayLatency }) {
  if (latency === null) return <Mark tone="warning">{text('chains.gatewayFailed')}</Mark>
  return (
    <span className="gp-soft gp-small">
      {latency === undefined
        ? text('chains.probing')
        : text('chains.gatewayOk', { latency: Math.round(latency) })}
    </span>
  )
}
