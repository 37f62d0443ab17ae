import { useEffect, useEffectEvent, useState } from 'react'
import {
  freeNonce,
  type MovedPlace,
  movedPlace,
  type TakenNonces,
} from '@ghost-pay/safe-account/queue'

export type UsePlaceInLineParameters = {
  /** The nonce of the account's next execution, from the chain; undefined while it has not said. */
  accountNonce: number | undefined
  /** What waits; undefined while nobody has said. */
  taken: TakenNonces | undefined
  /** It has moved: what waits is to be asked for again. */
  onMoved: () => void
}

/** Where a draft stands in line, and why it does not stand where it did. */
export type PlaceInLine = { nonce: number; moved?: MovedPlace | undefined }

/**
 * The place of a draft in line. It stays while it is looked at; when it is used up or taken, the draft moves on to the next free
 * one (behaviour/payments#nonce). Upwards it moves only when it is signed: two nodes that disagree would move it to and fro.
 *
 * @returns the place, undefined while it is not known; and `move`, for what comes up when it is signed
 */
export function usePlaceInLine({ accountNonce, taken, onMoved }: UsePlaceInLineParameters): {
  place: PlaceInLine | undefined
  move: (moved: MovedPlace) => void
} {
  const [place, setPlace] = useState<PlaceInLine>()
  const move = (moved: MovedPlace) => setPlace({ nonce: moved.nonce, moved })
  if (accountNonce !== undefined && taken !== undefined) {
    if (place === undefined) setPlace({ nonce: freeNonce(accountNonce, taken) })
    else {
      const moved = movedPlace(place.nonce, { accountNonce, taken })
      if (moved !== undefined && moved.why !== 'gap') move(moved)
    }
  }
  const report = useEffectEvent(onMoved)
  const moved = place?.moved
  useEffect(() => {
    if (moved !== undefined) report()
  }, [moved])
  return { place, move }
}
