import { copy as all } from '../copy.ts'

/** Every sentence the kit shows, by key. `{name}` is filled in when it is shown. */
export const copy: typeof all = all
