/** The sentences about the gateway inside the page, where it stands in for the hosted one. */
export const gatewayHereCopy = {
  'here.mark': 'this device',
  'here.without': 'Go on without it',
  'here.nodeFailed': 'The node did not answer, so this browser could not read the chain.',
  'here.onlyHere': 'Only this browser has this payment.',
  'here.handOn':
    'The other owners do not see it. Hand it on to them by link or file, with the button below.',
} as const
