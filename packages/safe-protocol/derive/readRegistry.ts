import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import type { SingletonDeploymentJSON } from '@safe-global/safe-deployments'

const require = createRequire(import.meta.url)

/** Every file of `@safe-global/safe-deployments`, oldest version first. */
export function readRegistry(): SingletonDeploymentJSON[] {
  const folder = join(
    dirname(require.resolve('@safe-global/safe-deployments/package.json')),
    'dist/assets',
  )
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map(
      (file) =>
        // The package's own type of these files.
        JSON.parse(readFileSync(join(folder, file), 'utf8')) as SingletonDeploymentJSON,
    )
}
