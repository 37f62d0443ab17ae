/** Drawn for a wallet that announced no usable icon: a neutral wallet, our own drawing. */
export const unknownWalletIcon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32' fill='none' stroke='%235c5f69' stroke-width='2' stroke-linejoin='round'%3E%3Crect width='32' height='32' fill='%23fbfaf8' stroke='none'/%3E%3Cpath d='M7 11.5h17a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2zm0 0a2.5 2.5 0 0 1 2.5-3H22v3'/%3E%3Ccircle cx='21.5' cy='18.5' r='1'/%3E%3C/svg%3E"
