'use client'

import { useText } from '../context/useText.ts'
import { AsyncImage } from '../ui/AsyncImage.tsx'
import { ChevronIcon, WarningIcon } from '../ui/Icon.tsx'
import type { ChainView } from './chainView.ts'

/** How much of the chain is shown. */
export type ChainStatus = 'full' | 'icon' | 'name' | 'none'

export type ChainButtonProps = {
  chain: ChainView
  show: ChainStatus
  isOpen: boolean
  onPress: () => void
}

/** The half of the connect button that names the chain, or says that it is the wrong one. */
export function ChainButton({ chain, show, isOpen, onPress }: ChainButtonProps) {
  const text = useText()
  const name = chain.name ?? text('button.wrongNetwork')
  return (
    <button
      type="button"
      className="ck-connected-part"
      data-wrong={chain.unsupported || undefined}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onPress}
    >
      {chain.unsupported ? (
        <>
          <WarningIcon />
          <span className="ck-strong">{name}</span>
        </>
      ) : (
        <>
          <span className="ck-unseen">{`${text('button.network')} `}</span>
          {show !== 'name' && (
            <AsyncImage
              src={chain.iconUrl}
              letter={name}
              background={chain.iconBackground}
              size={24}
              round
            />
          )}
          <span className={show === 'icon' ? 'ck-unseen' : 'ck-strong ck-cut'}>{name}</span>
        </>
      )}
      <ChevronIcon />
    </button>
  )
}
