import type { Failure } from '../failures/Failure.ts'
import { say } from '../text/Spoken.ts'
import { Notice, type NoticeProps } from './Notice.tsx'

export type FailureNoticeProps = Pick<NoticeProps, 'children' | 'action'> & { failure: Failure }

/** Why what a person has just pressed was not done; what they declined themselves is no fault. */
export const FailureNotice = ({ failure, ...notice }: FailureNoticeProps) => (
  <Notice
    tone={failure.declined ? 'warning' : 'stop'}
    title={say(failure.said)}
    urgent
    {...notice}
  />
)
