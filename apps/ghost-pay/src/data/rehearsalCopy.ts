/** What is said where a node cannot try a transaction out. */
export const rehearsalCopy = {
  'rehearsal.ranNothing': 'The node ran nothing.',
  'rehearsal.ranOnce': 'The node ran it once, and not a second time.',
  'rehearsal.unreadable': 'The node’s answer to a rehearsal cannot be read.',
  'rehearsal.unable': 'This node cannot rehearse a transaction.',
} as const
