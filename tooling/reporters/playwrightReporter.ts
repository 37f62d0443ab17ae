import { relative } from 'node:path'

import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter'

import { type Failure, firstLine, writeReport } from './Report.ts'

const fileOf = ({ location }: TestCase): string =>
  relative(process.cwd(), location.file).replaceAll('\\', '/')

/** The first two titles are those of the project and the file. */
const nameOf = (test: TestCase): string => [fileOf(test), ...test.titlePath().slice(3)].join(' › ')

const failureOf = (test: TestCase): Failure => {
  const error = test.results.find(({ errors }) => errors.length > 0)?.errors[0]
  const line = error?.location === undefined ? '' : `line ${error.location.line}: `
  return { test: nameOf(test), message: `${line}${firstLine(error?.message)}` }
}

/** Writes the report of the end-to-end tests for tooling/summary.ts. */
export default class PlaywrightReporter implements Reporter {
  #suite: Suite | undefined
  readonly #errors: string[] = []

  onBegin(_: FullConfig, suite: Suite): void {
    this.#suite = suite
  }

  onError({ message }: TestError): void {
    this.#errors.push(firstLine(message))
  }

  onEnd(): void {
    const tests = this.#suite?.allTests() ?? []
    const withOutcome = (outcome: string) => tests.filter((test) => test.outcome() === outcome)
    const flaky = withOutcome('flaky')
    const seconds = new Map<string, number>()
    for (const test of tests) {
      const took = test.results.reduce((sum, { duration }) => sum + duration / 1000, 0)
      seconds.set(fileOf(test), (seconds.get(fileOf(test)) ?? 0) + took)
    }
    writeReport('e2e', {
      passed: withOutcome('expected').length + flaky.length,
      skipped: withOutcome('skipped').length,
      failed: withOutcome('unexpected').map(failureOf),
      flaky: flaky.map(failureOf),
      errors: this.#errors,
      files: [...seconds].map(([file, took]) => ({ file, seconds: took })),
    })
  }
}
