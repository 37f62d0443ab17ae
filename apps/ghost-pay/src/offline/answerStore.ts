import { build } from '../page/build.ts'
import { createAnswerStore } from './createAnswerStore.ts'

/** The answers that this browser keeps for this build, as this page sees them. */
export const answerStore = createAnswerStore('ghost-pay', build)
