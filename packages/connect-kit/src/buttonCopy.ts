/** What stands on the page before anybody is connected. It loads with the button; all others load with their parts. */
export const buttonCopy = { 'button.connect': 'Connect Wallet' } as const
