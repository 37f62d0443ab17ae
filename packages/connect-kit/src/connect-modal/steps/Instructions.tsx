import type { ReactNode } from 'react'

import { useText } from '../../context/useText.ts'
import { CreateIcon, InstallIcon, RefreshIcon, ScanIcon } from '../../ui/icons.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import type { InstructionStep, Instructions as InstructionsData } from '../../wallets/Wallet.ts'

export type InstructionsProps = {
  instructions: InstructionsData
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
  const text = useText()
  return (
    <div className="ck-learn">
      <ol className="ck-points">
        {instructions.steps.map(({ step, title, description }) => (
          <li key={`${step} ${title}`} className="ck-point">
            <span className="ck-point-icon">{icons[step]}</span>
            <div>
              <h3 className="ck-point-title">{title}</h3>
              <p className="ck-soft">{description}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="ck-actions">
        {children}
        {instructions.learnMoreUrl && (
          <LinkButton
            href={instructions.learnMoreUrl}
            label={text('account.opensNewTab', { label: text('instructions.learnMore') })}
          >
            {text('instructions.learnMore')}
          </LinkButton>
        )}
      </div>
    </div>
  )
}
