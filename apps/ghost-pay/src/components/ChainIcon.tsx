import { useEffect, useState } from 'react'
import type { Chain } from '@ghost-pay/chains'
import { loadChainIcon } from '@ghost-pay/chains/icons'

import './ChainIcon.css'

/** The drawing a chain is known by; its place is kept until it has come. Never read out: the name beside it is. */
export function ChainIcon({ chain: { id, name } }: { chain: Pick<Chain, 'id' | 'name'> }) {
  const [icon, setIcon] = useState<string>()
  useEffect(() => {
    let isGone = false
    void loadChainIcon({ id, name }).then((loaded) => {
      if (!isGone) setIcon(loaded)
    })
    return () => {
      isGone = true
    }
  }, [id, name])
  return (
    <span className="gp-chain-icon" aria-hidden="true">
      {icon !== undefined && <img src={icon} alt="" width="20" height="20" />}
    </span>
  )
}
