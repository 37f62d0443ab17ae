import { buttonCopy } from './buttonCopy.ts'
import { connectedCopy } from './connectedCopy.ts'
import { fillHoles } from './format/fillHoles.ts'
import { instructionCopy } from './instructionCopy.ts'
import type { lateCopy } from './lateCopy.ts'
import { walletErrorCopy } from './walletErrorCopy.ts'

/**
 * Every sentence the dialogs show, by key; those of `lateCopy.ts` come with their parts. `{name}` is filled in when it is shown. Those that
 * `docs/behaviour/` quotes stand there to the letter. A host overrides any of them through the provider's `copy`.
 */
export const copy = {
  ...buttonCopy,
  ...connectedCopy,

  'dialog.close': 'Close',
  'dialog.back': 'Back',

  'connect.title': 'Connect a Wallet',
  'connect.list': 'Wallets',
  'connect.all': 'All Wallets',
  'connect.recent': 'Recent',
  'connect.group.installed': 'Installed',
  'connect.group.popular': 'Popular',
  'connect.group.more': 'More',
  'connect.warning.twice': 'Same name twice',
  'connect.warning.name': 'Not the usual one',
  'connect.warning.twiceLong':
    'Two extensions call themselves {rdns}, so one of them is not what it says. Not sure which? Remove one in your browser’s extensions.',
  'connect.warning.nameLong':
    'It calls itself {wallet}, and comes from {rdns}. If you did not install it, remove it in your browser’s extensions.',
  'connect.unsupported': '(unsupported)',
  'connect.searchLabel': 'Search wallets',
  'connect.noMatch': 'No wallet has that name.',
  'connect.none': 'No wallet found in this browser.',
  'connect.framed':
    'This page is inside another page, where a wallet’s own browser does not reach it.',
  'connect.leaveFrame': 'Open This Page by Itself',
  'connect.opening': 'Opening {wallet}...',
  'connect.failed': 'Not connected',
  'connect.confirm': 'Confirm the connection in {wallet}',
  'connect.scanPhone': 'Scan with your phone',
  'connect.scanWallet': 'Scan with {wallet}',
  'connect.scanAlternative': 'QR code with the connection link for {wallet}',
  'connect.copyLink': 'Copy Link',
  'connect.preparing': 'Preparing the code...',
  'connect.notInstalled': '{wallet} is not installed',
  'connect.notAvailable': '{wallet} is not available',
  'connect.install': 'INSTALL',
  'connect.retry': 'RETRY',
  'connect.cancel': 'Cancel',
  'connect.open': 'Open {wallet}',
  'connect.didOpen': 'Did {wallet} open?',
  'connect.openAgain': 'Open Again',
  'connect.get': 'Get {wallet}',
  'connect.cue': 'This site will see your address. It cannot move anything.',

  'learn.title': 'What is a Wallet?',
  'learn.keys.title': 'Your key ring',
  'learn.keys.text':
    'A wallet keeps the keys to what you own. Nothing moves before you sign for it.',
  'learn.login.title': 'Your way in',
  'learn.login.text':
    'Connect it to a site instead of making an account and a password for each one.',
  'learn.get': 'Get a Wallet',
  'learn.more': 'Learn More',
  'learn.new': 'New to wallets?',

  'get.action': 'GET',
  'get.both': 'Mobile Wallet and Extension',
  'get.mobile': 'Mobile Wallet',
  'get.extension': 'Browser Extension',
  'get.none': 'There is no wallet to suggest here.',

  'options.title': 'Get {wallet}',
  'options.extension.title': '{wallet} for {browser}',
  'options.extension.text': 'Opens beside the address bar when a page asks for it.',
  'options.extension.action': 'Add to {browser}',
  'options.mobile.title': '{wallet} for your phone',
  'options.mobile.text': 'Scan a code on this page with it to connect.',
  'options.mobile.action': 'Get the App',
  'options.desktop.title': '{wallet} for this computer',
  'options.desktop.action': 'Download',
  'options.yourBrowser': 'your browser',

  'download.scan': 'Scan with your phone to download on iOS or Android',
  'download.alternative': 'QR code with the download link for {wallet}',
  'download.continue': 'Continue',

  'instructions.title': 'Get started with {wallet}',
  'instructions.connect': 'Connect',
  'instructions.refresh': 'Refresh',
  'instructions.found.title': '{wallet} is ready',
  'instructions.found.text': 'It is in this browser now. Connect it to go on.',

  'account.title': 'Your account',
  'account.unknown': '–',
  'account.safe': 'Safe · {threshold} of {owners} owners sign',
  'account.delegated': 'Runs the code of {address}',
  'account.contract': 'Account with code of its own',
  'account.copyAddress': 'Copy Address',
  'account.copied': 'Copied!',
  'account.copyFailed': 'Copying is blocked here',
  'account.disconnect': 'Disconnect',
  'account.disconnectOne': 'Disconnect {name}',
  'account.connections': 'Connected wallets',
  'account.wallet': 'Wallet',
  'account.current': 'In use',
  'account.recent': 'Recent Transactions',
  'account.clearAll': 'Clear All',
  'account.empty': 'Your transactions will appear here',
  'account.viewMore': 'View more on Explorer',
  'link.opensNewTab': '{label}, opens in a new tab',

  'transaction.pending': 'Pending',
  'transaction.confirmed': 'Confirmed',
  'transaction.failed': 'Failed',
  'transaction.replaced': 'Replaced',
  'transaction.unknown': 'Still waiting',

  'chain.title': 'Switch Networks',
  'chain.list': 'Networks',
  'chain.searchLabel': 'Search networks',
  'chain.noMatch': 'No network has that name.',
  'chain.connected': 'Connected',
  'chain.confirm': 'Confirm in Wallet',
  'chain.wrong': 'Wrong network detected, switch or disconnect to continue.',
  'chain.cannotSwitch':
    '{wallet} does not switch networks for a page. Switch the network in {wallet} itself.',
  'chain.testnets': 'Test networks',

  'signIn.title': 'Verify your account',
  'signIn.text':
    'To finish connecting, you must sign a message in your wallet to verify that you are the owner of this account.',
  'signIn.preparing': 'Preparing message...',
  'signIn.send': 'Send message',
  'signIn.waiting': 'Waiting for signature...',
  'signIn.verifying': 'Verifying signature...',
  'signIn.cancel': 'Cancel',
  'signIn.failed': 'Oops, something went wrong!',

  'said.connected': 'Connected with account {account}.',
  'said.disconnected': 'Disconnected.',
  'said.switched': 'Switched to {chain}.',
  'said.newCode': 'There is a new code to scan.',

  // Wallets, errors, transactions and sign-in add their lines below this one.
  'wallet.unknown': 'Unknown Wallet #{n}',
  ...instructionCopy,
  ...walletErrorCopy,
} as const

/** The name of a sentence that the dialogs have at hand. */
export type DialogCopyKey = keyof typeof copy

/** The name of a sentence. */
export type CopyKey = DialogCopyKey | keyof typeof lateCopy

/** Other words for some sentences: a host's own, or another language. */
export type CopyOverrides = { readonly [key in CopyKey]?: string | undefined }

/** What `{…}` in a sentence is filled with. */
export type CopyValues = Readonly<Record<string, string | number>>

/**
 * The sentence of a key, filled in.
 *
 * @param overrides the host's own words, which win
 * @param values what the `{…}` of the sentence stand for; one without a value stays as it is written
 */
export function fillCopy(
  key: DialogCopyKey,
  values: CopyValues = {},
  overrides: CopyOverrides = {},
): string {
  return fillHoles(overrides[key] ?? copy[key], values)
}
