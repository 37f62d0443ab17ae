'use client'

import { useText } from '../../context/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { KeyAndDoor } from './KeyAndDoor.tsx'
import { LearnMore } from './LearnMore.tsx'
import { Points } from './Points.tsx'

export type WhatIsAWalletStepProps = {
  /** Where “Learn More” leads. Without it there is no such button. */
  learnMoreUrl?: string | undefined
  /** Absent where there is no wallet to suggest. */
  onGet: (() => void) | undefined
  /** It stands beside the list, and says by itself what it is about. */
  titled: boolean
}

/** Explains what a wallet is to a visitor who has none. */
export function WhatIsAWalletStep({ learnMoreUrl, onGet, titled }: WhatIsAWalletStepProps) {
  const text = useText()
  return (
    <>
      <KeyAndDoor />
      <Points
        title={titled ? text('learn.title') : undefined}
        points={[
          { title: text('learn.keys.title'), text: text('learn.keys.text') },
          { title: text('learn.login.title'), text: text('learn.login.text') },
        ]}
      >
        {onGet && (
          <Button kind="primary" onPress={onGet}>
            {text('learn.get')}
          </Button>
        )}
        <LearnMore url={learnMoreUrl} />
      </Points>
    </>
  )
}
