import { fillHoles } from './format/fillHoles.ts'

/**
 * Every sentence the kit shows, by key. `{name}` is filled in when it is shown. Those that `docs/behaviour/` quotes stand there to
 * the letter. A host overrides any of them through the provider's `copy`.
 */
export const copy = {
  'button.connect': 'Connect Wallet',
  'button.wrongNetwork': 'Wrong network',
  'button.pending': 'Transaction pending',
  'button.account': 'Account',
  'button.network': 'Network',

  'dialog.close': 'Close',
  'dialog.back': 'Back',
  'dialog.cancel': 'Cancel',

  'connect.title': 'Connect a Wallet',
  'connect.list': 'Wallets',
  'connect.all': 'All wallets',
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
  'connect.leaveFrame': 'Open this page by itself',
  'connect.frameKept':
    'It does not open from here. Copy the link and open it in your wallet’s browser.',
  'connect.shut': 'The page around this one keeps wallets out.',
  'connect.shutKept': 'It does not open from here. Copy the link and open it in a new tab.',
  'connect.opening': 'Opening {wallet}...',
  'connect.failed': 'Not connected',
  'connect.confirm': 'Confirm the connection in {wallet}',
  'connect.scanPhone': 'Scan with your phone',
  'connect.scanWallet': 'Scan with {wallet}',
  'connect.scanAlternative': 'QR code with the connection link for {wallet}',
  'connect.copyLink': 'Copy link',
  'connect.preparing': 'Preparing the code…',
  'connect.notInstalled': '{wallet} is not installed',
  'connect.notAvailable': '{wallet} is not available',
  'connect.install': 'INSTALL',
  'connect.retry': 'RETRY',
  'connect.open': 'Open {wallet}',
  'connect.didOpen': 'Did {wallet} open?',
  'connect.openAgain': 'Open again',
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

  'get.action': 'Get',
  'get.both': 'Mobile wallet and extension',
  'get.mobile': 'Mobile wallet',
  'get.extension': 'Browser extension',
  'get.none': 'There is no wallet to suggest here.',

  'options.extension.title': '{wallet} for {browser}',
  'options.extension.text': 'Opens beside the address bar when a page asks for it.',
  'options.extension.action': 'Add to {browser}',
  'options.mobile.title': '{wallet} for your phone',
  'options.mobile.text': 'Scan a code on this page with it to connect.',
  'options.mobile.action': 'Get the app',
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
  'account.safe': 'Safe · signatures needed: {threshold} of {owners}',
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
  'signIn.cue': 'This signature moves nothing.',
  'signIn.step.message': '1 of 3 · Asking the site for a message',
  'signIn.step.signature': '2 of 3 · Sign the message in your wallet',
  'signIn.step.check': '3 of 3 · The site checks the signature',
  'signIn.failed': 'Oops, something went wrong!',
  'signIn.unread': 'It could not be checked whether you are signed in.',

  'said.connected': 'Connected with account {account}.',
  'said.signedIn': 'Signed in with account {account}.',
  'said.disconnected': 'Disconnected.',
  'said.switched': 'Switched to {chain}.',
  'said.newCode': 'There is a new code to scan.',

  'wallet.unknown': 'Unknown Wallet #{n}',

  // How a wallet is got, step by step. Shared by all wallets with the same way of getting it.
  'instruction.extension.install.title': 'Install {wallet}',
  'instruction.extension.install.text': 'Pin it to the toolbar, so that it stays at hand.',
  'instruction.create.title': 'Create a wallet, or bring yours',
  'instruction.create.text':
    'Write the recovery phrase on paper. Whoever has it has your money; never give it to anyone.',
  'instruction.extension.refresh.title': 'Refresh this page',
  'instruction.extension.refresh.text':
    'Once {wallet} is set up, refresh, and it appears in the list.',
  'instruction.mobile.install.title': 'Install {wallet} on your phone',
  'instruction.mobile.install.text': 'Put it on the home screen, so that it is at hand.',
  'instruction.mobile.scan.title': 'Tap the scan button',
  'instruction.mobile.scan.text': 'Scan the code that appears next, and confirm in {wallet}.',

  // One sentence for each kind of failure that `describeWalletError` returns: who did what, and what to do.
  'error.rejected': 'You declined the request in {wallet}.',
  'error.locked': '{wallet} is locked. Unlock it and try again.',
  'error.pending-request': '{wallet} has a request open already. Answer it there.',
  'error.timeout-wallet': '{wallet} did not answer in time. Open it and try again.',
  'error.timeout-relay':
    'The connection service did not answer. Wallets in this browser still work.',
  'error.timeout-node': 'The node of this network did not answer. Try again in a moment.',
  'error.offline': 'You are offline. Check your connection and try again.',
  'error.chain-unknown': '{wallet} does not know this network.',
  'error.chain-add-failed': '{wallet} could not add this network.',
  'error.switch-ignored': '{wallet} stayed on its network. Switch it in the wallet itself.',
  'error.unsupported-method': '{wallet} cannot do this.',
  'error.disconnected': '{wallet} is disconnected. Connect again.',
  'error.chain-disconnected': '{wallet} has lost this network. Try again in a moment.',
  'error.unauthorised': '{wallet} did not allow this account. Choose another one.',
  'error.no-account': '{wallet} gave no account. Unlock it, choose an account, and try again.',
  'error.session-expired': 'The session of {wallet} has ended. Connect again.',
  'error.pairing-expired': 'The code has expired. Ask for a new one.',
  'error.wc-settlement': '{wallet} did not accept these networks.',
  'error.sdk-not-installed': '{wallet} cannot be reached from this site. Choose another wallet.',
  'error.project-id-missing': '{wallet} cannot be reached from this site. Choose another wallet.',
  'error.provider-gone': '{wallet} is not in this browser any more. Reload the page.',
  'error.popup-blocked': 'The browser blocked the window of {wallet}. Allow it and try again.',
  'error.safe-not-in-iframe': 'The Safe app did not answer. Open this page inside it.',
  'error.siwe-nonce': 'Error preparing message, please retry!',
  'error.siwe-sign': 'Error signing message, please retry!',
  'error.siwe-verify': 'Error verifying signature, please retry!',
  'error.unknown': 'Something went wrong in {wallet}. Try again.',

  // Of parts that are fetched by themselves.
  'account.atomic': 'Does several steps in one transaction',
  'account.atomicReady': 'Can do several steps in one transaction, once you allow it',
  'account.sponsored': 'Somebody else can pay the network fee',
  'account.receive': 'Receive',
  'account.code': 'QR code with your address',
  'account.onlyOn': 'Only on {chain}: what is sent here on another network may be lost.',
  'transaction.partly': 'Partly done',
  'transaction.steps': 'Steps: {n}',
  'toasts.list': 'Messages',
  'terms.first': 'To choose a wallet, tick the box first.',
} as const

/** The name of a sentence. */
export type CopyKey = keyof typeof copy

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
  key: CopyKey,
  values: CopyValues = {},
  overrides: CopyOverrides = {},
): string {
  return fillHoles(overrides[key] ?? copy[key], values)
}
