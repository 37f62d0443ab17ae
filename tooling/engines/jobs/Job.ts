import type { Size } from '../Engine.ts'
import type { Person } from '../person.ts'

/** What a job may use of an engine. */
export type Stage = {
  /** Opens a browser with a profile of its own, and puts a person in front of it. The one before is closed: WebKit has but one. */
  open: (size: Size) => Promise<Person>
}

/** Something that has to work in every engine. */
export type Job = {
  name: string
  /** Throws with a sentence when it does not work. */
  run: (stage: Stage) => Promise<void>
}

/** Jobs with a server of their own. */
export type JobSet = { jobs: readonly Job[]; close: () => Promise<void> }

/** A window of a desktop computer. */
export const desktop: Size = { width: 1280, height: 860 }

/** A window of a phone. */
export const phone: Size = { width: 390, height: 780 }
