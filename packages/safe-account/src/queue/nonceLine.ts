/** A place of the line: what stands at it, or that nothing does. */
export type NonceStep<one> =
  | {
      kind: 'nonce'
      nonce: number
      /** `stuck` behind an empty place; `past` where the chain has used the place already. */
      position: 'past' | 'next' | 'later' | 'stuck'
      /** The empty place that is in the way. */
      behind?: number | undefined
      proposals: readonly one[]
    }
  | { kind: 'gap'; from: number; to: number }

/**
 * Draws the queue as a line of nonces. An account executes its transactions by number without leaving one out, so a free
 * number blocks everything behind it, and of several with one number only one can be executed.
 *
 * @param proposals what waits, in any order
 * @param current the account's next nonce; undefined while it is not known
 */
export function nonceLine<one extends { nonce: number }>(
  proposals: readonly one[],
  current: number | undefined,
): NonceStep<one>[] {
  const byNonce = new Map<number, one[]>()
  for (const one of proposals) byNonce.set(one.nonce, [...(byNonce.get(one.nonce) ?? []), one])
  const nonces = [...byNonce.keys()].sort((a, b) => a - b)
  const first = current ?? nonces[0] ?? 0
  let expected = first
  let behind: number | undefined
  return nonces.flatMap((nonce) => {
    if (nonce < first) {
      return [{ kind: 'nonce', nonce, position: 'past', proposals: byNonce.get(nonce) ?? [] }]
    }
    const gap: NonceStep<one>[] =
      nonce > expected ? [{ kind: 'gap', from: expected, to: nonce - 1 }] : []
    if (gap.length > 0) behind ??= expected
    expected = nonce + 1
    const position = behind !== undefined ? 'stuck' : nonce === first ? 'next' : 'later'
    const proposals = byNonce.get(nonce) ?? []
    const step = { kind: 'nonce', nonce, position, proposals } as const
    return [...gap, behind === undefined ? step : { ...step, behind }]
  })
}
