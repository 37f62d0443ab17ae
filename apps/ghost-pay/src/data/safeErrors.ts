/**
 * Why an account's contract refuses an execution, by the codes it reverts with (github.com/safe-global/safe-smart-account,
 * docs/error_codes.md). What is not here is shown by its code.
 */
const sentences: Record<string, string> = {
  GS010: 'The chain gives too little gas to this call. Raise the gas limit in your wallet.',
  GS013:
    'The call itself fails on the chain: the account may hold too little, or the contract says no.',
  GS020: 'A signature is missing or cut. Nothing was sent.',
  GS025: 'One owner has not approved this on the chain.',
  GS026:
    'The account does not accept the signatures: its nonce may be used already, or an owner has changed.',
  GS030: 'Only owners can approve this.',
}

/**
 * What a failed trial run of an execution means.
 *
 * @param text everything that the node said
 */
export function executionSentence(text: string): string {
  const code = /GS\d{3}/.exec(text)?.[0]
  if (code === undefined)
    return `The chain would refuse this: ${text.split('\n')[0] ?? 'no reason given'}`
  return `The chain would refuse this (${code}). ${sentences[code] ?? ''}`.trim()
}
