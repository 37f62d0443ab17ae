import { textOf } from '../text/textOf.ts'

/** The sentences about being offline, and about a new version. */
export const offlineCopy = {
  'offline.label': 'About this page',
  'offline.version': 'New version',
  'offline.offline': 'Offline',
  'offline.short': 'Offline · figures as of {time}',
  'offline.asOf':
    'Figures as of {time}. Nothing can be approved or paid until the blockchain answers.',
  'offline.noFigures': 'Nothing can be approved or paid until the blockchain answers.',
  'offline.old': 'Figures as of {time}',
  'offline.oldWhy':
    'They are from your last visit. Safe’s service or the blockchain does not answer.',
  'offline.update': 'A new version is ready',
  'offline.updateWhy':
    'You get it when you reload. Finish first what you are filling in: what is not reviewed yet may be lost.',
  'offline.reload': 'Reload now',
  'offline.later': 'Later',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(offlineCopy)
