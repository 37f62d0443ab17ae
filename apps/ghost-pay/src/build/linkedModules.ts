/** The modules that a link into an account shows, by the end of their paths: the frame, and the screen by its place in the address. */
export const linkedModules = {
  frame: 'src/screens/account/AccountRoutes.tsx',
  screens: {
    '': 'src/screens/account/overview/OverviewScreen.tsx',
    queue: 'src/screens/account/queue/InboxScreen.tsx',
    tx: 'src/screens/account/transaction/TransactionScreen.tsx',
  },
} as const
