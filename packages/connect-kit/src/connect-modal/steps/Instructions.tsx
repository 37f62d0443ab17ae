'use client'

import type { ReactNode } from 'react'

import { CreateIcon, InstallIcon, RefreshIcon, ScanIcon } from '../../ui/icons.tsx'
import type { Instructions as InstructionsData, InstructionStep } from '../../wallets/Wallet.ts'
import { type Point, Points } from './Points.tsx'

export type InstructionsProps = {
  instructions: InstructionsData | undefined
  /** What to say instead of a step that is done. */
  instead?: { readonly [step in InstructionStep['step']]?: Point } | undefined
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
export function Instructions({ instructions, instead, children }: InstructionsProps) {
  return (
    <Points
      ordered
      learnMoreUrl={instructions?.learnMoreUrl}
      points={(instructions?.steps ?? []).map(
        ({ step, title, description }) =>
          instead?.[step] ?? { icon: icons[step], title, text: description },
      )}
    >
      {children}
    </Points>
  )
}
