import type { ReactNode } from 'react'

import { isGatewayHere } from '../data/place.ts'
import { text } from './gatewayHereCopy.ts'
import { Source } from './Source.tsx'

export type GatewayMarkProps = {
  /** The word for the gateway. */
  children: ReactNode
}

/** Says that a figure is the gateway's; where the gateway is inside this page, that it is this device's. */
export function GatewayMark({ children }: GatewayMarkProps) {
  return isGatewayHere ? (
    <Source source="device">{text('here.mark')}</Source>
  ) : (
    <Source source="gateway">{children}</Source>
  )
}
