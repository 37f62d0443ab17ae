import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'

import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

import { launchOptions } from './tooling/browser.ts'
import { chainCommands } from './tooling/chainCommands.ts'
import { LongestFirst } from './tooling/longestFirst.ts'
import { needsOwnPage } from './tooling/needsOwnPage.ts'
import { packedKit } from './tooling/packedKit.ts'
import { changesGlobals, reaches, startsProcesses } from './tooling/reaches.ts'
import { vitestReporter } from './tooling/reporters/vitestReporter.ts'
import { secondCopy } from './tooling/secondCopy.ts'

const everywhere = '{packages,apps,examples}/*/{src,.storybook}/**'

/** Each core runs a file: left to itself, Vitest keeps one free, which is half of a small machine. */
const workers = { maxWorkers: '100%', sequence: { groupOrder: 1 } }

/** How long a test asks again what another process or a browser has to say first. A busy machine takes its time. */
const patience = { poll: { timeout: 30_000 } }

const unitTests = globSync(
  [
    '*.test.ts',
    'tooling/**/*.test.ts',
    'packages/*/src/**/*.test.ts',
    'apps/*/src/**/*.test.ts',
    'examples/*/src/**/*.test.ts',
  ],
  { exclude: (name) => name === 'node_modules' || name.endsWith('.dom.test.ts') },
)
const reaching = (text: RegExp) => {
  const known = new Map<string, boolean>()
  return (file: string) => reaches(file, text, known)
}
const processTests = unitTests.filter(reaching(startsProcesses))
const pureTests = unitTests.filter((file) => !processTests.includes(file))

/** Whether a test changes what other files see, as each of the kit does, which keeps state in its modules. */
const changing = reaching(changesGlobals)
const standsAlone = (file: string) => file.startsWith('packages/connect-kit/') || changing(file)

/** Tests in the browser. */
const pageTests = globSync(`${everywhere}/*.browser.test.tsx`)

/** One import of a module serves all files that a worker runs. */
const together = { isolate: false }

/** A process, a chain or a socket can be late; a story shares its browser. Everything else passes at its first try. */
const furtherTries = { retry: 2 }

const unit = {
  ...workers,
  environment: 'node',
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: patience,
} as const

/** Tests that wait more than they compute. */
const unitProcesses = {
  ...unit,
  ...furtherTries,
  maxWorkers: 2 * availableParallelism(),
  sequence: { groupOrder: 2 },
} as const

/** The name of the report that `pnpm test` wants. */
const report = process.env['TEST_REPORT']

export default defineConfig({
  plugins: [packedKit(process.env['PACKED_KIT']), secondCopy(), react()],
  test: {
    // Each project says what it runs. Without this Vite reads every file here that is named like a test for what the browser needs,
    // what a run has left behind included: one import that leads nowhere ends that search, and a page reloads within a test.
    include: [],
    sequence: { sequencer: LongestFirst },
    reporters: ['default', ...(report === undefined ? [] : [vitestReporter(report)])],
    projects: [
      {
        extends: true,
        test: {
          ...unit,
          ...together,
          name: 'unit',
          include: pureTests.filter((file) => !standsAlone(file)),
        },
      },
      {
        extends: true,
        test: { ...unit, name: 'unit-isolated', include: pureTests.filter(standsAlone) },
      },
      {
        extends: true,
        test: {
          ...unitProcesses,
          ...together,
          name: 'unit-processes',
          include: processTests.filter((file) => !standsAlone(file)),
        },
      },
      {
        extends: true,
        test: {
          ...unitProcesses,
          name: 'unit-processes-isolated',
          include: processTests.filter(standsAlone),
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          ...workers,
          environment: 'jsdom',
          include: [`${everywhere}/*.test.tsx`, `${everywhere}/*.dom.test.ts`],
          exclude: ['**/node_modules/**', '**/*.browser.test.tsx'],
          setupFiles: ['tooling/testPatience.ts', 'tooling/leavePage.ts'],
          testTimeout: 120_000,
          expect: patience,
        },
      },
      {
        extends: true,
        // All that the stories import is found before the first one opens: a dependency that Vite finds later reloads the page.
        optimizeDeps: {
          entries: [
            'tooling/testPatience.ts',
            `${everywhere}/*.browser.test.tsx`,
            `${everywhere}/*.stories.tsx`,
          ],
        },
        test: {
          name: 'stories',
          ...furtherTries,
          ...workers,
          setupFiles: ['tooling/testPatience.ts', 'tooling/leaveNothing.ts'],
          testTimeout: 120_000,
          expect: patience,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: launchOptions() }),
            // One server and one browser serve both.
            instances: [
              { browser: 'chromium', include: pageTests.filter(needsOwnPage) },
              {
                browser: 'chromium',
                name: 'stories (together)',
                include: pageTests.filter((file) => !needsOwnPage(file)),
                ...together,
              },
            ],
            commands: chainCommands,
            expect: {
              toMatchScreenshot: {
                // A folder may not end as a test file does.
                resolveScreenshotPath: ({
                  arg,
                  ext,
                  browserName,
                  platform,
                  root,
                  testFileDirectory,
                }) =>
                  `${root}/${testFileDirectory}/pictures/${arg}-${browserName}-${platform}${ext}`,
              },
            },
          },
        },
      },
    ],
  },
})
