// `node tooling/engines/run.ts`: what the tests do in Chromium, in short, in Firefox and WebKit. Names after it choose engines,
// LEAVE_OUT_ENGINES leaves some out; one that is missing fails the run.
import type { Browser, Engine } from './Engine.ts'
import { firefox } from './firefox.ts'
import type { Job, JobSet } from './jobs/Job.ts'
import { kitJobs } from './jobs/kit.ts'
import { paymentJobs } from './jobs/payment.ts'
import { storyJobs } from './jobs/stories.ts'
import { createPerson } from './person.ts'
import { chosen, leaveOutVariable, verdict } from './verdict.ts'
import { webkit } from './webkit.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Runs one job, and closes the browsers that it opened. */
async function runJob(engine: Engine, job: Job): Promise<boolean> {
  let browser: Browser | undefined
  const begin = performance.now()
  const report = (mark: string, rest = '') =>
    say(`${mark} ${engine.name}: ${job.name} (${Math.round(performance.now() - begin)} ms)${rest}`)
  try {
    await job.run({
      async open(size) {
        await browser?.close()
        browser = await engine.open(size)
        return createPerson(browser)
      },
    })
    report('ok')
    return true
  } catch (error) {
    report('FAILED', `\n  ${error instanceof Error ? error.message : String(error)}`)
    return false
  } finally {
    await browser?.close().catch(() => undefined)
  }
}

/** Three tries: an engine that is driven from outside misses a press now and then. A later try that works is reported as flaky. */
async function tryJob(engine: Engine, job: Job): Promise<boolean> {
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    if (await runJob(engine, job)) {
      if (attempt > 1) say(`flaky: ${engine.name}: ${job.name}, try ${attempt}`)
      return true
    }
  }
  return false
}

const finders = [firefox, webkit]
const request = {
  known: finders.map(({ name }) => name),
  asked: process.argv.slice(2),
  leftOut: (process.env[leaveOutVariable] ?? '').split(',').filter((name) => name !== ''),
}

async function findEngines() {
  const names = chosen(request)
  const engines: Engine[] = []
  const missing: { name: string; why: string; install: string }[] = []
  for (const { name, packages, find } of finders.filter((finder) => names.includes(finder.name))) {
    const found = await find()
    if ('missing' in found)
      missing.push({ name, why: found.missing, install: `apt-get install ${packages.join(' ')}` })
    else engines.push(found)
  }
  return { engines, missing }
}

const { engines, missing } = await findEngines()
for (const { name, version } of engines) say(`${name}: ${version}`)
const sets: JobSet[] = []
let passed = 0
let failed = 0
try {
  if (engines.length > 0)
    for (const prepare of [kitJobs, storyJobs, paymentJobs]) sets.push(await prepare())
  for (const engine of engines)
    for (const job of sets.flatMap(({ jobs }) => jobs)) {
      if (await tryJob(engine, job)) passed += 1
      else failed += 1
    }
} finally {
  for (const { close } of [...sets, ...engines]) await close()
}
const { isGood, lines } = verdict({ ...request, missing, passed, failed })
for (const line of lines) say(line)
process.exit(isGood ? 0 : 1)
