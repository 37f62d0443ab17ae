import { Button } from './components/Button.tsx'
import { EdgeBar } from './components/EdgeBar.tsx'
import { Notice } from './components/Notice.tsx'
import { text } from './lateApprovalCopy.ts'
import { lateApproval } from './wallet/lateApproval.ts'

/** Says on every page that what a wallet has approved is not used, as nobody waited for it any more. */
export function LateApproval() {
  return (
    <EdgeBar>
      <Notice
        tone="warning"
        title={text('lateApproval.title')}
        urgent
        action={<Button onPress={lateApproval.forget}>{text('lateApproval.done')}</Button>}
      >
        {text('lateApproval.text')}
      </Notice>
    </EdgeBar>
  )
}
