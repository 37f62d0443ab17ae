/** What is said where a node cannot try a transaction out. */
export const rehearsalCopy = {
  'rehearsal.ranNothing': 'Nothing ran.',
  'rehearsal.ranOnce': 'It ran once, and not a second time.',
  'rehearsal.unreadable': 'The answer to the trial run cannot be read.',
  'rehearsal.unable': 'No trial run can be made with this node. Choose another in Settings.',
} as const
