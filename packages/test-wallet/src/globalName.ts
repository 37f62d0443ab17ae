/** The name under which the in-page script offers `startTestWallets`. */
export const globalName = '__testWalletScript'

/** Where the script with the hostile cases keeps what it exports. */
export const hostileName = 'ghostPayHostileCases'
