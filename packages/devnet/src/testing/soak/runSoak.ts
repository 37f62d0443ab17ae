import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createRandom } from './createRandom.ts'
import { createRun } from './createRun.ts'
import { type CutKind, cutKinds } from './cutOff.ts'

/** What a run has done. */
export type SoakReport = {
  /** How often a devnet was cut off, by the way it was. */
  cuts: Record<string, number>
  /** How often what was answered, by what was asked. */
  answered: Record<string, number>
  /** How often the devnet said that it has done nothing, or may have. */
  refused: number
  /** How often a fact was looked at. */
  looks: number
}

/** After so many cuts a new folder begins: a chain that only grows makes every start slower. */
const cutsOfFolder = 28

/**
 * Cuts devnets off, again and again, while several writers use them. After every cut all that was answered must be there, and nothing that
 * was refused.
 *
 * @param cuts how often
 * @param seed the same cuts come again with the same seed; what exactly they cut off depends on the machine, too
 * @throws Error whose message names the folder, which is left as it is, the cut, and what is wrong
 */
export async function runSoak({
  cuts,
  seed,
  onCut = () => undefined,
}: {
  cuts: number
  seed: number
  onCut?: ((number: number, kind: CutKind) => void) | undefined
}): Promise<SoakReport> {
  const random = createRandom(seed)
  const report: SoakReport = { cuts: {}, answered: {}, refused: 0, looks: 0 }
  for (let number = 0; number < cuts;) {
    const folder = await mkdtemp(join(tmpdir(), 'devnet-soak-'))
    const run = await createRun({ folder, random, report })
    try {
      for (const end = Math.min(cuts, number + cutsOfFolder); number < end; number += 1) {
        const kind = cutKinds[number % cutKinds.length] ?? 'killed'
        await run.cut(kind)
        report.cuts[kind] = (report.cuts[kind] ?? 0) + 1
        onCut(number + 1, kind)
      }
      await run.finish()
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new Error(`Seed ${seed}, cut ${number + 1}, folder ${folder}: ${reason}`, { cause })
    } finally {
      run.kill()
    }
    await rm(folder, { recursive: true })
  }
  return report
}
