'use client'

import { useText } from '../../context/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import type { WalletOption } from '../../wallets/WalletOption.ts'
import type { ConnectPress } from '../connectFlow.ts'
import { Instructions } from './Instructions.tsx'

export type InstructionsExtensionStepProps = {
  wallet: WalletOption
  /** The extension, where it has announced itself since: no need to load the page again. */
  found: WalletOption | undefined
  dispatch: (press: ConnectPress) => void
  /** Loads the page again. */
  onRefresh: () => void
}

/** What to do with an extension, up to loading the page again; or to connecting, when the extension is there already. */
export function InstructionsExtensionStep({
  wallet,
  found,
  dispatch,
  onRefresh,
}: InstructionsExtensionStepProps) {
  const text = useText()
  return (
    <Instructions
      instructions={wallet.extension?.instructions}
      instead={
        found
          ? {
              refresh: {
                icon: <CheckIcon />,
                title: text('instructions.found.title', { wallet: wallet.name }),
                text: text('instructions.found.text', { wallet: wallet.name }),
              },
            }
          : undefined
      }
    >
      <Button
        kind="primary"
        onPress={() => (found ? dispatch({ type: 'walletSelected', wallet: found }) : onRefresh())}
      >
        {text(found ? 'instructions.connect' : 'instructions.refresh')}
      </Button>
    </Instructions>
  )
}
