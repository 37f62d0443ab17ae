import { Button } from './components/Button.tsx'
import { useTitle } from './useTitle.ts'

export type BrokenProps = {
  /** What was thrown, in its own words. */
  message: string
  onReload: () => void
}

/** Stands where a screen would that could not be drawn. */
export function Broken({ message, onReload }: BrokenProps) {
  useTitle('This page stopped')
  return (
    <>
      <h1>This page stopped</h1>
      <p>
        Something in it broke, or a part of it could not be loaded. What the account holds is on the
        chain, and payments that were signed are at the gateway. Reload to go on.
      </p>
      <div className="gp-actions">
        <Button look="primary" onPress={onReload}>
          Reload
        </Button>
      </div>
      <details className="gp-details">
        <summary>What the page says</summary>
        <p className="gp-mono gp-digest">{message}</p>
      </details>
    </>
  )
}
