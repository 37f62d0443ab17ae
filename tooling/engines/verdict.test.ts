import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { describe, expect, test } from 'vitest'

import { firefox } from './firefox.ts'
import { type Outcome, verdict } from './verdict.ts'
import { webkit } from './webkit.ts'

const all: Outcome = {
  known: ['Firefox', 'WebKit'],
  asked: [],
  leftOut: [],
  missing: [],
  passed: 12,
  failed: 0,
}
const missing = [{ name: 'WebKit', why: 'it is not here', install: 'apt-get install webkit' }]

describe('a run in other engines', () => {
  test('is good when every job passes', () => {
    expect(verdict(all)).toEqual({ isGood: true, lines: ['12 passed, 0 failed'] })
  })

  test('is bad when a job fails', () => {
    expect(verdict({ ...all, passed: 11, failed: 1 }).isGood).toBe(false)
  })

  test('is bad when an engine is missing, and says how to install it', () => {
    const { isGood, lines } = verdict({ ...all, passed: 6, missing })
    expect(isGood).toBe(false)
    expect(lines).toEqual([
      'FAILED WebKit: it is not here. Install it (apt-get install webkit), or leave it out (LEAVE_OUT_ENGINES=WebKit).',
      '6 passed, 0 failed',
    ])
  })

  test('is bad when it has tried nothing', () => {
    expect(verdict({ ...all, passed: 0 })).toEqual({
      isGood: false,
      lines: ['No other engine was tried.'],
    })
  })

  test('is good without an engine that is left out, and names it', () => {
    const { isGood, lines } = verdict({ ...all, passed: 6, leftOut: ['WebKit'] })
    expect(isGood).toBe(true)
    expect(lines).toContain('not run: WebKit, left out by LEAVE_OUT_ENGINES')
  })

  test('is good when every engine is left out, and says that none was tried', () => {
    const { isGood, lines } = verdict({ ...all, passed: 0, leftOut: all.known })
    expect(isGood).toBe(true)
    expect(lines.at(-1)).toBe('No other engine was tried.')
  })

  test.each(['asked', 'leftOut'] as const)('is bad when a name in %s is no engine', (list) => {
    const { isGood, lines } = verdict({ ...all, passed: 6, [list]: ['Webkit'] })
    expect(isGood).toBe(false)
    expect(lines).toContain('FAILED Webkit: no engine has this name. Use Firefox or WebKit.')
  })
})

describe('the command', () => {
  const run = (environment: NodeJS.ProcessEnv, ...names: readonly string[]) =>
    spawnSync(process.execPath, [fileURLToPath(new URL('./run.ts', import.meta.url)), ...names], {
      encoding: 'utf8',
      env: { ...process.env, ...environment },
    })

  test('fails on a machine without any engine', () => {
    const { status, stdout } = run({ PATH: '', LEAVE_OUT_ENGINES: '' })
    expect(stdout).toContain('FAILED Firefox: there is no firefox')
    expect(stdout).toContain('FAILED WebKit: there is no WebKitWebDriver here')
    expect(status).toBe(1)
  })

  test('leaves out what the variable names', () => {
    const { status, stdout } = run({ PATH: '', LEAVE_OUT_ENGINES: 'Firefox,WebKit' })
    expect(stdout).toContain('not run: Firefox')
    expect(stdout).toContain('not run: WebKit')
    expect(status).toBe(0)
  })

  test('fails for an engine that nobody knows', () => {
    expect(run({ PATH: '', LEAVE_OUT_ENGINES: '' }, 'Chrome').status).toBe(1)
  })
})

test('the release checks install what the engines need', () => {
  const release = readFileSync(new URL('../../.ci/release', import.meta.url), 'utf8')
  for (const { packages } of [firefox, webkit])
    for (const name of packages) expect(release).toContain(name)
})
