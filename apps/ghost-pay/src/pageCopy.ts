import { textOf } from './text/textOf.ts'

/** The sentences around every screen: the frame, what stands in for a screen that is not there, and the wallet dialogs. */
export const pageCopy = {
  'page.skip': 'Skip to the page',
  'page.opening': 'Opening the page',
  'page.demoOwners': 'Demo owners. No keys of yours.',
  'page.disclaimer': 'Connecting shows this page your address. Nothing is signed by it.',
  // The text of behaviour/sign-in#dialog, and that the signature is optional here (behaviour/payments#optional-sign-in).
  'page.signIn':
    'To finish connecting, you must sign a message in your wallet to verify that you are the owner of this account. Here it is optional: you can pay without it.',
  'page.partMissing':
    'A part of this app could not be loaded. Check your connection and try again; reload the page if that does not help.',
  'page.broken': 'This page stopped',
  'page.broken.text':
    'Something in it broke, or a part of it could not be loaded. What the account holds is on the blockchain, and Safe’s service has the payments that were approved. Reload to go on.',
  'page.broken.reload': 'Reload',
  'page.broken.said': 'What the page says',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(pageCopy)
