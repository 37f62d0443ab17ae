declare module 'virtual:account-code' {
  /** What creates an account, without the arguments of the constructor. */
  export const accountCode: `0x${string}`
}
