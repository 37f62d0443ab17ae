import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import { skipped } from '../readProject.ts'
import { type MovedFile, moveFile } from './moveFile.ts'
import type { Typescript } from './Moving.ts'

const isSource = /(?<!\.d)\.[cm]?[jt]sx?$/

/**
 * What the sources of an app are after the move. Nothing is written.
 *
 * @param root the folder of the app's `package.json`
 */
export function moveProject(ts: Typescript, root: string, folder = root): MovedFile[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry): MovedFile[] => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return skipped.test(entry.name) ? [] : moveProject(ts, root, path)
    if (!isSource.test(entry.name)) return []
    const file = {
      path: relative(root, path).replaceAll('\\', '/'),
      text: readFileSync(path, 'utf8'),
    }
    const moved = moveFile(ts, file)
    return moved ? [moved] : []
  })
}
