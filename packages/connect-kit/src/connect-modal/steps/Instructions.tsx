import type { ReactNode } from 'react'

import { CreateIcon, InstallIcon, RefreshIcon, ScanIcon } from '../../ui/icons.tsx'
import type { Instructions as InstructionsData, InstructionStep } from '../../wallets/Wallet.ts'
import { LearnMore } from './LearnMore.tsx'
import { Points } from './Points.tsx'

export type InstructionsProps = {
  instructions: InstructionsData | undefined
  /** What to do when all is done. */
  children: ReactNode
}

const icons: Record<InstructionStep['step'], ReactNode> = {
  create: <CreateIcon />,
  install: <InstallIcon />,
  refresh: <RefreshIcon />,
  scan: <ScanIcon />,
}

/** What to do, step by step, and where to read more. */
export function Instructions({ instructions, children }: InstructionsProps) {
  return (
    <Points
      ordered
      points={(instructions?.steps ?? []).map(({ step, title, description }) => ({
        icon: icons[step],
        title,
        text: description,
      }))}
    >
      {children}
      <LearnMore url={instructions?.learnMoreUrl} />
    </Points>
  )
}
