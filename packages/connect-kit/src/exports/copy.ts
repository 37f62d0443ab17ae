import { copy as atHand } from '../copy.ts'
import { lateCopy } from '../lateCopy.ts'

/** Every sentence the kit shows, by key. `{name}` is filled in when it is shown. */
export const copy: typeof atHand & typeof lateCopy = { ...atHand, ...lateCopy }
