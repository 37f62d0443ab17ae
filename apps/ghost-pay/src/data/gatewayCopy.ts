/** What is said of a gateway that does not answer as it should. */
export const gatewayCopy = {
  'gateway.fault': 'The gateway has a fault of its own ({words}).',
  'gateway.pause': 'The gateway is asked too often and wants a pause. Try again in a minute.',
  'gateway.pauseFor': {
    one: 'The gateway is asked too often and wants a pause. Try again in {count} second.',
    other: 'The gateway is asked too often and wants a pause. Try again in {count} seconds.',
  },
  'gateway.late': 'The gateway did not answer in time ({words}).',
  'gateway.between':
    'The gateway, or something between you and it, did not let this through ({status}: {words}).',
  'gateway.refused': 'The gateway refused: {words}.',
  'gateway.unreadable': 'The gateway answered something that this app cannot read ({words}).',
  'gateway.other':
    'The gateway answered about something else: {field} is {received}, not {expected}. Nothing of its answer was used.',
  'gateway.moved':
    'The gateway sent us to another place, and we did not go there. Ask whoever runs it where it is now.',
  'gateway.silent': 'The gateway did not answer in time.',
  'gateway.unreached': 'The gateway did not answer ({words}).',
  'gateway.checksum':
    'The gateway was not asked: the address {address} ({field}) has a wrong checksum. Copy it again from where you have it.',
  'gateway.notAsked': 'The gateway was not asked: {words}.',
} as const
