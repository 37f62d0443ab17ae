import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Test files that take long for their size. Vitest begins with the largest file where it knows no times, as in a fresh clone. A long
 * file that begins late leaves every core but one idle until it ends.
 */
export const longTests = [
  'packages/connect-kit/src/stories.browser.test.tsx',
  'apps/ghost-pay/src/stories.browser.test.tsx',
  'packages/devnet/src/journal/killed.test.ts',
  'packages/devnet/src/cli.test.ts',
  'apps/ghost-pay/src/screens/account/cosign/CosignBar.test.ts',
  'apps/ghost-pay/src/screens/account/review/DraftReview.test.ts',
  'packages/connect-kit/src/walletconnect/walletConnectConnector.test.ts',
]

const isLong = ({ moduleId }: TestSpecification) =>
  longTests.some((file) => moduleId.endsWith(`/${file}`))

/** Vitest's own order, but the long files of each project come first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project)
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))]
    })
  }
}
