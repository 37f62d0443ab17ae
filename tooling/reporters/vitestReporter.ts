import { relative } from 'node:path'

import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node'

import { type Failure, firstLine, writeReport } from './Report.ts'

const fileOf = ({ moduleId }: TestModule): string =>
  relative(process.cwd(), moduleId).replaceAll('\\', '/')

const nameOf = (task: TestCase | TestSuite): string =>
  `${fileOf(task.module)} › ${task.fullName.replaceAll(' > ', ' › ')}`

type Errors = readonly { message: string }[] | undefined

const messageOf = (errors: Errors): string => firstLine(errors?.[0]?.message)

/** Hooks that failed: they fail their suite and skip its tests. */
const brokenSuites = (module: TestModule): Failure[] =>
  [...module.children.allSuites()]
    .filter((suite) => suite.errors().length > 0)
    .map((suite) => ({ test: nameOf(suite), message: messageOf(suite.errors()) }))

/**
 * Writes the report of a suite for tooling/summary.ts.
 *
 * @param suite the name of the report
 */
export const vitestReporter = (suite: string): Reporter => ({
  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const inState = (state: string) => tests.filter((test) => test.result().state === state)
    const failures = (cases: readonly TestCase[]): Failure[] =>
      cases.map((test) => ({ test: nameOf(test), message: messageOf(test.result().errors) }))
    const passed = inState('passed')
    writeReport(suite, {
      passed: passed.length,
      skipped: inState('skipped').length,
      failed: [...failures(inState('failed')), ...modules.flatMap(brokenSuites)],
      flaky: failures(passed.filter((test) => test.diagnostic()?.flaky === true)),
      errors: [
        ...modules.flatMap((module) =>
          module.errors().map(({ message }) => `${fileOf(module)}: ${firstLine(message)}`),
        ),
        ...unhandledErrors.map(({ message }) => firstLine(message)),
        ...inState('pending').map((test) => `${nameOf(test)} did not run to its end`),
      ],
      files: modules.map((module) => ({
        file: fileOf(module),
        seconds: module.diagnostic().duration / 1000,
      })),
    })
  },
})
