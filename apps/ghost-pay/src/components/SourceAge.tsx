import { fullTime } from '../format/fullTime.ts'
import { timeAgo } from '../format/timeAgo.ts'
import { isGatewayHere } from '../gateway/place.ts'
import { Source } from './Source.tsx'
import { text } from './sourceCopy.ts'
import { useNow } from './useNow.ts'

export type SourceAgeProps = {
  source: 'gateway' | 'chain' | 'cache'
  /** Milliseconds since 1970; undefined while nothing has come. */
  time: number | undefined
}

/** Where a figure comes from, and how old it is. */
export function SourceAge({ source, time }: SourceAgeProps) {
  const now = useNow(1000)
  const by = source === 'gateway' && isGatewayHere ? 'device' : source
  if (time === undefined || time === 0) return null
  return (
    <Source source={source === 'cache' ? 'device' : source} title={fullTime(time)}>
      {text(`source.${by}`)} · {timeAgo(time, now)}
    </Source>
  )
}
