/**
 * Tests of the kit that look at a page in which nothing was loaded, drawn or asked before, or that leave theirs changed for good: a
 * policy, a sheet, a module that was replaced.
 */
export const ownPage = [
  'stories',
  'layout',
  'languagesFit',
  'missingCode',
  'missingLaterParts',
  'missingParts',
  'translatedPages',
  'account-modal/AccountModal',
  'account-modal/batches',
  'connect-button/ConnectButton',
  'connect-modal/lateWallet',
  'provider/firstFrame',
  'provider/intent',
  'provider/hostileWallets',
  'provider/laterParts',
  'provider/opening',
  'provider/prepare',
  'provider/suspended',
  'provider/twoProviders',
  'sign-in/otherTabs',
  'theme/hostileSheets',
  'theme/theme',
  'ui/cover',
  'ui/motionFrames',
].map((name) => `packages/connect-kit/src/${name}.browser.test.tsx`)

/**
 * Whether a test in the browser has a page of its own. The others of the kit share a page, and with it what they import. Those of the
 * app do not: the order in which its sheets are loaded decides between them.
 *
 * @param file path of a `.browser.test.tsx` from the root
 */
export const needsOwnPage = (file: string): boolean =>
  !file.startsWith('packages/connect-kit/') || ownPage.includes(file)
