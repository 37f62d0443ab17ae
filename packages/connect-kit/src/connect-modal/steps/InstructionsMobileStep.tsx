'use client'

import { useText } from '../../context/useText.ts'
import { Button } from '../../ui/Button.tsx'
import type { WalletOption } from '../../wallets/WalletOption.ts'
import { Instructions } from './Instructions.tsx'

export type InstructionsMobileStepProps = {
  wallet: WalletOption
  onConnect: () => void
}

/** What to do with an app on the phone, up to scanning the code that comes next. */
export function InstructionsMobileStep({ wallet, onConnect }: InstructionsMobileStepProps) {
  const text = useText()
  return (
    <Instructions instructions={wallet.qrCode?.instructions}>
      <Button kind="primary" onPress={onConnect}>
        {text('instructions.connect')}
      </Button>
    </Instructions>
  )
}
