import { useEffect, useState } from 'react'
import { useConfig, useConnection } from 'wagmi'

import { isConnectedElsewhere, onConnectedElsewhere } from './connectedElsewhere.ts'

/** True once another tab has disconnected or connected another wallet, until this one is connected again. */
export function useConnectedElsewhere(): boolean {
  const config = useConfig()
  const { connector, address } = useConnection()
  const [elsewhere, setElsewhere] = useState(false)
  useEffect(() => {
    let ended = false
    const look = () => {
      void isConnectedElsewhere(config).then((is) => {
        if (!ended) setElsewhere(is)
      })
    }
    look()
    const unsubscribe = onConnectedElsewhere(config, look)
    return () => {
      ended = true
      unsubscribe()
    }
  }, [config, connector, address])
  return elsewhere
}
