import {
  createContext,
  type ReactNode,
  use,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { createPortal } from 'react-dom'

import { text } from './failedCopy.ts'

import './GatewayLead.css'

type Lead = {
  /** Whether it is offered to go on without the gateway. */
  isOffered: boolean
  /** The panels on the screen that say that the gateway failed, in their order. */
  panels: readonly string[]
  /** Adds a panel, until the answer is called. */
  add: (panel: string) => () => void
  /** Where the panels stand, below the screen: null until it is drawn, undefined where they stand where they are. */
  place: Element | null | undefined
}

/** Outside of an account nothing is offered. */
const LeadContext = createContext<Lead>({
  isOffered: false,
  panels: [],
  add: () => () => undefined,
  place: undefined,
})

export type GatewayLeadProps = {
  isOffered: boolean
  children: ReactNode
}

/**
 * Lets one panel alone, of all that say that the gateway failed, lead on without it, and has them all below the screen: they come late and
 * move nothing (docs/behaviour/outlives.md#steady).
 */
export function GatewayLead({ isOffered, children }: GatewayLeadProps) {
  const [panels, setPanels] = useState<readonly string[]>([])
  const [add] = useState(() => (panel: string) => {
    setPanels((others) => [...others, panel])
    return () => setPanels((all) => all.filter((other) => other !== panel))
  })
  const [place, setPlace] = useState<Element | null>(null)
  const lead = useMemo(() => ({ isOffered, panels, add, place }), [isOffered, panels, add, place])
  return (
    <LeadContext value={lead}>
      {children}
      {/* While it is empty it is not shown, and no landmark. */}
      <aside className="gp-here" aria-label={text('failed.label')} ref={setPlace} />
    </LeadContext>
  )
}

/** Whether the panel that calls it, which says that the gateway failed, is the one that leads on. */
export function useLeadsOn(): boolean {
  const id = useId()
  const { isOffered, panels, add } = use(LeadContext)
  // Before anything is painted: no second panel is seen for a moment.
  useLayoutEffect(() => add(id), [add, id])
  return isOffered && panels[0] === id
}

/** Whether a panel on the screen leads on already. */
export function useIsLed(): boolean {
  return use(LeadContext).panels.length > 0
}

/** Shows what is known late below the screen of an account, and elsewhere where it stands. */
export function BelowScreen({ children }: { children: ReactNode }) {
  const { place } = use(LeadContext)
  if (place === undefined) return children
  return place && createPortal(children, place)
}
