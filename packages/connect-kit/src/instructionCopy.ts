/** How a wallet is got, step by step; `{wallet}` is its name. Shared by all wallets with the same way of getting it. */
export const instructionCopy = {
  'instruction.extension.install.title': 'Install {wallet}',
  'instruction.extension.install.text': 'Pin it to the toolbar, so that it stays at hand.',
  'instruction.extension.create.title': 'Create a wallet, or bring yours',
  'instruction.extension.create.text':
    'Write the recovery phrase on paper. Whoever has it has your money; never give it to anyone.',
  'instruction.extension.refresh.title': 'Refresh this page',
  'instruction.extension.refresh.text':
    'Once {wallet} is set up, refresh, and it appears in the list.',
  'instruction.mobile.install.title': 'Install {wallet} on your phone',
  'instruction.mobile.install.text': 'Put it on the home screen, so that it is at hand.',
  'instruction.mobile.create.title': 'Create a wallet, or bring yours',
  'instruction.mobile.create.text':
    'Write the recovery phrase on paper. Whoever has it has your money; never give it to anyone.',
  'instruction.mobile.scan.title': 'Tap the scan button',
  'instruction.mobile.scan.text': 'Scan the code that appears next, and confirm in {wallet}.',
  'instruction.desktop.install.title': 'Install {wallet} on this computer',
  'instruction.desktop.install.text': 'Keep it open while you use this page.',
  'instruction.desktop.create.title': 'Create a wallet, or bring yours',
  'instruction.desktop.create.text':
    'Write the recovery phrase on paper. Whoever has it has your money; never give it to anyone.',
} as const
