/** How much a gateway takes with a proposal, in characters. */
const longest = 200

/**
 * What a proposal says of where it comes from: what it is for, in the form that gateways and other apps read. Nobody signs it.
 *
 * @param note without what cannot be seen
 * @returns JSON text; undefined where there is nothing to say
 */
export function proposalOrigin(note: string | undefined): string | undefined {
  let rest = note ?? ''
  // Signs that JSON writes as two take more room than they seem to.
  while (JSON.stringify({ note: rest }).length > longest) rest = [...rest].slice(0, -1).join('')
  return rest === '' ? undefined : JSON.stringify({ note: rest })
}
