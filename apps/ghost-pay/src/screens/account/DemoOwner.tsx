import { useState } from 'react'
import { useConfig, useConnection, useConnectors } from 'wagmi'
import { connect, disconnect } from 'wagmi/actions'

import { allowDemoOwner } from '../../account/demoPage.ts'
import { text } from './frameCopy.ts'

import './AccountFrame.css'

/** In a demo: whose wallet is connected, and one press to the next owner's. */
export function DemoOwner({ owners }: { owners: readonly string[] }) {
  const config = useConfig()
  const connectors = useConnectors()
  const { connector: current } = useConnection()
  const [isSwitching, setSwitching] = useState(false)
  const name = current?.name
  const next = nextOwner(owners, name)
  const connector = connectors.find((one) => one.name === next)
  if (name === undefined || next === undefined || connector === undefined) return null
  return (
    <DemoOwnerView
      name={name}
      next={next}
      isSwitching={isSwitching}
      onSwitch={() => {
        setSwitching(true)
        allowDemoOwner(next, true)
        void connect(config, { connector })
          // One owner is in the page at a time: who disconnects is nobody else then.
          .then(() => disconnect(config, { connector: current }))
          // What the wallet refuses changes nothing: the owner stays who it was.
          .catch(() => undefined)
          .finally(() => {
            allowDemoOwner(next, false)
            setSwitching(false)
          })
      }}
    />
  )
}

type DemoOwnerViewProps = {
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
    <aside
      className="gp-demo-owner gp-label-row gp-soft gp-small"
      aria-label={text('frame.demoLabel')}
    >
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

/**
 * Who comes after an owner in a demo; the first after the last.
 *
 * @param current who is connected; nobody comes after one who is no owner of the demo
 */
export function nextOwner(
  owners: readonly string[],
  current: string | undefined,
): string | undefined {
  const index = current === undefined ? -1 : owners.indexOf(current)
  return index === -1 || owners.length < 2 ? undefined : owners[(index + 1) % owners.length]
}
