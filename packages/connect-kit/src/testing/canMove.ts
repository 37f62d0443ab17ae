import { afterPaint } from '../platform/afterPaint.ts'

/** Waits until a dialog that was drawn just now has what it needs to move. It fetches that after its first frame. */
export async function canMove(): Promise<void> {
  await new Promise<void>((resolve) => void afterPaint(resolve))
  await import('../ui/moving.ts')
}
