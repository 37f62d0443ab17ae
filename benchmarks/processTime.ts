import { existsSync, readFileSync } from 'node:fs'

/**
 * Processor time of another process in milliseconds; 0 where the system has no `/proc`, and after its end.
 *
 * @param pid its id; 0 is returned where there is none
 */
export function processTimeOf(pid: number | undefined): number {
  const file = `/proc/${String(pid)}/stat`
  if (pid === undefined || !existsSync(file)) return 0
  // Fields 14 and 15 are user and system time in hundredths of a second; the name before them may have spaces.
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}
