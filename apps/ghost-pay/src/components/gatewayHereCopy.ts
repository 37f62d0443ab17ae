import { textOf } from '../text/textOf.ts'

/** The sentences about the gateway inside the page, where it stands in for the hosted one. */
export const gatewayHereCopy = {
  'here.onlyHere': 'This payment was proposed in this browser.',
  'here.handOn':
    'The other owners see it only where it was handed on or given to Safe’s service. Hand it on by link or file, with the button below.',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(gatewayHereCopy)
