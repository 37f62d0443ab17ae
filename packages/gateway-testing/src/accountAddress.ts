/** An account of tests and stories. */
export const accountAddress = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
