import { textOf } from '../text/textOf.ts'

/** What is said of a gateway that does not answer as it should. */
export const gatewayCopy = {
  'gateway.fault': 'Safe’s service has a fault of its own ({words}).',
  'gateway.pause': 'Safe’s service is asked too often and wants a pause. Try again in a minute.',
  'gateway.pauseFor': {
    one: 'Safe’s service is asked too often and wants a pause. Try again in {count} second.',
    other: 'Safe’s service is asked too often and wants a pause. Try again in {count} seconds.',
  },
  'gateway.late': 'Safe’s service did not answer in time ({words}).',
  'gateway.between':
    'Safe’s service, or something between you and it, did not let this through ({status}: {words}).',
  'gateway.refused': 'Safe’s service refused: {words}.',
  'gateway.unreadable': 'Safe’s service answered something that this app cannot read ({words}).',
  'gateway.other':
    'Safe’s service answered about something else: {field} is {received}, not {expected}. Nothing of its answer was used.',
  'gateway.moved':
    'Safe’s service sent us to another place, and we did not go there. Ask whoever runs it where it is now.',
  'gateway.silent': 'Safe’s service did not answer in time.',
  'gateway.noAnswer': 'Safe’s service did not answer.',
  'gateway.unreached': 'Safe’s service did not answer ({words}).',
  'gateway.checksum':
    'Safe’s service was not asked: the address {address} ({field}) has a wrong checksum. Copy it again from where you have it.',
  'gateway.notAsked': 'Safe’s service was not asked: {words}.',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(gatewayCopy)
