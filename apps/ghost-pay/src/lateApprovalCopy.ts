import { textOf } from './text/textOf.ts'

/** What is said when a wallet approves something that is not on the screen any more. */
export const lateApprovalCopy = {
  'lateApproval.title': 'Your wallet approved something too late. It was not used.',
  'lateApproval.text':
    'It was not on the screen any more, or it had changed by then. Nothing was proposed by it. If you still want it, open it and approve it again.',
  'lateApproval.done': 'I have read this',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(lateApprovalCopy)
