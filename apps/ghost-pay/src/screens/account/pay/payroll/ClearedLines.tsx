import { Button } from '../../../../components/Button.tsx'
import { text } from './payrollEndCopy.ts'

/** Says that the lines were cleared, and takes them back. */
export function ClearedLines({ onUndo }: { onUndo: () => void }) {
  return (
    <p className="gp-small gp-soft" role="status">
      {text('payrollEnd.cleared')}{' '}
      <Button look="text" onPress={onUndo}>
        {text('payrollEnd.undo')}
      </Button>
    </p>
  )
}
