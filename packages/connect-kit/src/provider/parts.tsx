'use client'

import type { ReactNode } from 'react'
import { useConfig } from 'wagmi'

import type { Pairing } from '../connect-modal/useConnectWallet.ts'
import { WalletIcon as OwnWalletIcon } from '../connect-modal/WalletIcon.tsx'
import { chainIcon, type KitChain } from '../connection/chainIcon.ts'
import { useRootProps } from '../context/useRootProps.ts'
import { useText } from '../context/useText.ts'
import * as limits from '../limits.ts'
import { AsyncImage, type AsyncImageProps } from '../ui/AsyncImage.tsx'
import { QrCode } from '../ui/QrCode.tsx'
import type { WalletOption } from '../wallets/WalletOption.ts'

/** Width and height of a picture, in CSS pixels. */
export type IconSize = AsyncImageProps['size']

/** Around a picture that stands in a line of the page: the theme's variables, no rule of the host's, and the whole of its size. */
const Part = ({ children }: { children: ReactNode }) => (
  <span className="ck-root ck-part" {...useRootProps()}>
    {children}
  </span>
)

/** A wallet's picture: the one that it announces, its maker's mark, or its first letter. Write its name beside it. */
export function WalletIcon({ wallet, size = 32 }: { wallet: WalletOption; size?: IconSize }) {
  return (
    <Part>
      <OwnWalletIcon wallet={wallet} size={size} />
    </Part>
  )
}

/** A network's mark, of the config's chain or of the table of chains. Write its name beside it. */
export function ChainIcon({ chainId, size = 24 }: { chainId: number; size?: IconSize }) {
  const chains: readonly KitChain[] = useConfig().chains
  const chain = chains.find(({ id }) => id === chainId) ?? { id: chainId, name: '' }
  return (
    <Part>
      <AsyncImage
        src={chainIcon(chain)}
        letter={chain.name}
        background={chain.iconBackground}
        size={size}
        round
      />
    </Part>
  )
}

export type PairingCodeProps = {
  /** The wallet that the code is for: what is read out names it, and its picture is in the middle. */
  wallet: WalletOption
  /** What `useConnectWallet` has with the status `code`. */
  pairing: Pairing
  /** At most 318 CSS pixels wide, or 382. It gives way to a narrow place. */
  size?: 'compact' | 'wide'
}

/** The code of a pairing, to be scanned by the wallet's phone: dark on white in every theme. */
export function PairingCode({ wallet, pairing, size = 'compact' }: PairingCodeProps) {
  const text = useText()
  return (
    <div className="ck-root" {...useRootProps()}>
      <QrCode
        text={pairing.qrCode}
        alternative={text('connect.scanAlternative', { wallet: wallet.name })}
        size={size}
        logo={<OwnWalletIcon wallet={wallet} size={limits.qrLogo[size]} />}
      />
    </div>
  )
}
