import { Button } from './components/Button.tsx'
import { text } from './pageCopy.ts'
import { useTitle } from './useTitle.ts'

export type BrokenProps = {
  /** What was thrown, in its own words, where it has some. */
  message: string | undefined
  onReload: () => void
}

/** Stands where a screen would that could not be drawn. */
export function Broken({ message, onReload }: BrokenProps) {
  useTitle(text('page.broken'))
  return (
    <>
      <h1>{text('page.broken')}</h1>
      <p>{text('page.broken.text')}</p>
      <div className="gp-actions">
        <Button look="primary" onPress={onReload}>
          {text('page.broken.reload')}
        </Button>
      </div>
      {message !== undefined && (
        <details className="gp-details">
          <summary>{text('page.broken.said')}</summary>
          <p className="gp-mono">{message}</p>
        </details>
      )}
    </>
  )
}
