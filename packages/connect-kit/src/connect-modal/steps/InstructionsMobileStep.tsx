'use client'

import { useText } from '../../context/useText.ts'
import { Button } from '../../ui/Button.tsx'
import type { WalletOption } from '../../wallets/WalletOption.ts'
import type { ConnectPress } from '../connectFlow.ts'
import { Instructions } from './Instructions.tsx'

export type InstructionsMobileStepProps = {
  wallet: WalletOption
  dispatch: (press: ConnectPress) => void
}

/** What to do with an app on the phone, up to scanning the code that comes next. */
export function InstructionsMobileStep({ wallet, dispatch }: InstructionsMobileStepProps) {
  const text = useText()
  return (
    <Instructions instructions={wallet.qrCode?.instructions}>
      <Button kind="primary" onPress={() => dispatch({ type: 'walletSelected', wallet })}>
        {text('instructions.connect')}
      </Button>
    </Instructions>
  )
}
