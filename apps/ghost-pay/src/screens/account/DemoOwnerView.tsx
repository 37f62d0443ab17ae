import { text } from './frameCopy.ts'

import './DemoOwner.css'

export type DemoOwnerViewProps = {
  /** Who is connected. */
  name: string
  /** Who comes next. */
  next: string
  isSwitching: boolean
  onSwitch: () => void
}

/** Who the visitor of a demo is now, and a press that makes them the next owner. */
export function DemoOwnerView({ name, next, isSwitching, onSwitch }: DemoOwnerViewProps) {
  return (
    <aside className="gp-demo-owner" aria-label={text('frame.demoLabel')}>
      <p>{text('frame.demo', { name })}</p>
      <button
        type="button"
        className="gp-text-button"
        aria-disabled={isSwitching}
        onClick={() => {
          if (!isSwitching) onSwitch()
        }}
      >
        {text('frame.demoSwitch', { name: next })}
      </button>
    </aside>
  )
}
