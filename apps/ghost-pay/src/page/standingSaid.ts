import { sharedValue } from './sharedValue.ts'

/** In a few words, that the page is offline and of when its figures are; undefined while there is nothing to say. */
export const standingSaid = sharedValue<string | undefined>(undefined)
