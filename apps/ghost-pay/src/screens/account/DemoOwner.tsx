import { useState } from 'react'
import { useConfig, useConnection, useConnectors } from 'wagmi'
import { connect, disconnect } from 'wagmi/actions'

import { allowDemoOwner } from '../../data/demoPage.ts'
import { DemoOwnerView } from './DemoOwnerView.tsx'
import { nextOwner } from './nextOwner.ts'

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
