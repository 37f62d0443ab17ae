import type { Personality } from '../Personality.ts'

/** Never answers: its window was closed in a way that it did not notice, or it hangs. */
export function silent(): Personality {
  return { name: 'silent', decide: () => ({ answer: 'ignore' }) }
}
