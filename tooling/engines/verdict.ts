/** What came of a run in other engines. */
export type Outcome = {
  /** Names of all engines that could be asked for. */
  known: readonly string[]
  /** Names that were asked for on the command line; all engines when empty. */
  asked: readonly string[]
  /** Names of the engines that are deliberately not used. */
  leftOut: readonly string[]
  /** Engines that were to be used and are not on this machine. */
  missing: readonly { name: string; why: string; install: string }[]
  passed: number
  failed: number
}

/** The variable that names the engines to leave out. */
export const leaveOutVariable = 'LEAVE_OUT_ENGINES'

/**
 * Which engines a run uses.
 *
 * @param outcome what is known, asked for and left out
 * @returns their names
 */
export const chosen = ({ known, asked, leftOut }: Pick<Outcome, 'known' | 'asked' | 'leftOut'>) =>
  known.filter((name) => (asked.length === 0 || asked.includes(name)) && !leftOut.includes(name))

/**
 * Decides whether a run shows that the other engines work. An engine that was to be used and is missing fails the run.
 *
 * @param outcome what came of it
 * @returns whether it is good, and the lines that say why
 */
export function verdict({ known, asked, leftOut, missing, passed, failed }: Outcome): {
  isGood: boolean
  lines: readonly string[]
} {
  const unknown = [...asked, ...leftOut].filter((name) => !known.includes(name))
  const isNothing = passed + failed === 0
  return {
    isGood:
      failed === 0 &&
      missing.length === 0 &&
      unknown.length === 0 &&
      (!isNothing || chosen({ known, asked, leftOut }).length === 0),
    lines: [
      ...leftOut.map((name) => `not run: ${name}, left out by ${leaveOutVariable}`),
      ...missing.map(
        ({ name, why, install }) =>
          `FAILED ${name}: ${why}. Install it (${install}), or leave it out (${leaveOutVariable}=${name}).`,
      ),
      ...unknown.map(
        (name) => `FAILED ${name}: no engine has this name. Use ${known.join(' or ')}.`,
      ),
      isNothing ? 'No other engine was tried.' : `${passed} passed, ${failed} failed`,
    ],
  }
}
