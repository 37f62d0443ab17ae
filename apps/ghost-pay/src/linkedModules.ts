/** The modules that a link into an account shows, from `src`: the frame, the screen by its place in the address, and what asks the chain. */
export const linkedModules = {
  frame: 'screens/account/AccountRoutes.tsx',
  screens: {
    '': 'screens/account/overview/OverviewScreen.tsx',
    queue: 'screens/account/queue/InboxScreen.tsx',
    tx: 'screens/account/transaction/TransactionScreen.tsx',
  },
  facts: 'data/readAccountFacts.ts',
} as const
