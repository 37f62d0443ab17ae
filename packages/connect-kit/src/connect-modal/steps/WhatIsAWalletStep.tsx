'use client'

import { useText } from '../../context/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { KeyIcon, LoginIcon } from '../../ui/icons.tsx'
import { LearnMore } from './LearnMore.tsx'
import { Points } from './Points.tsx'

export type WhatIsAWalletStepProps = {
  /** Where “Learn More” leads. Without it there is no such button. */
  learnMoreUrl?: string | undefined
  /** Absent where there is no wallet to suggest. */
  onGet: (() => void) | undefined
}

/** Explains what a wallet is to a visitor who has none. */
export function WhatIsAWalletStep({ learnMoreUrl, onGet }: WhatIsAWalletStepProps) {
  const text = useText()
  return (
    <Points
      points={[
        { icon: <KeyIcon />, title: text('learn.keys.title'), text: text('learn.keys.text') },
        { icon: <LoginIcon />, title: text('learn.login.title'), text: text('learn.login.text') },
      ]}
    >
      {onGet && (
        <Button kind="primary" onPress={onGet}>
          {text('learn.get')}
        </Button>
      )}
      <LearnMore url={learnMoreUrl} />
    </Points>
  )
}
