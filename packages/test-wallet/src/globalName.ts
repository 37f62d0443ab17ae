/** The name under which the in-page script offers `startTestWallets`. */
export const globalName = '__testWalletScript'
