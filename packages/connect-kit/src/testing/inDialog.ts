import { inFrame } from './inFrame.ts'

/** How a story of a dialog stands in the documentation. */
export const inDialog = { layout: 'fullscreen', ...inFrame('560px') } as const
