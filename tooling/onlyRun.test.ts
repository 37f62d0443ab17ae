import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { expect, test } from 'vitest'

const onlyRun = pathToFileURL(fileURLToPath(new URL('./onlyRun.mjs', import.meta.url))).href

test('one run at a time has the folder; a dead one’s lock is taken over', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'only-run-'))
  const lock = join(folder, 'test.lock')
  const run = (after: string) =>
    spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { onlyRun } from '${onlyRun}'; console.log(onlyRun(${JSON.stringify(lock)}) ?? 'mine'); ${after}`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
  const first = run('setInterval(() => {}, 1000)')
  expect(String((await once(first.stdout, 'data'))[0]).trim()).toBe('mine')
  const second = run('')
  expect(String((await once(second.stdout, 'data'))[0]).trim()).toBe(String(first.pid))
  first.kill('SIGKILL')
  await once(first, 'exit')
  expect(existsSync(lock)).toBe(true)
  const third = run('')
  expect(String((await once(third.stdout, 'data'))[0]).trim()).toBe('mine')
  if (third.exitCode === null) await once(third, 'exit')
  expect(existsSync(lock)).toBe(false)
  await writeFile(lock, 'nonsense')
  const fourth = run('')
  expect(String((await once(fourth.stdout, 'data'))[0]).trim()).toBe('mine')
  await rm(folder, { recursive: true, force: true })
})
