import { textOf } from '../text/textOf.ts'

/** What is said where the gateway inside the page was asked and something failed. Nobody asked the hosted one. */
export const pageGatewayCopy = {
  'page.slow':
    'This browser did not get through reading the blockchain in time. Try again, or choose another node in the settings.',
  'page.node': 'The blockchain did not answer, so this browser could not read it.',
  'page.browser': 'This browser could not use what it keeps for this page ({words}).',
  'page.full': 'This browser has no more room for this page. Nothing was kept.',
  'page.missing': 'This is not known in this browser.',
  'page.refused': 'This page refused: {words}.',
  'page.fault': 'This page has a fault of its own ({words}).',
  'page.unread': 'This page could not read the blockchain by itself ({words}).',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(pageGatewayCopy)
