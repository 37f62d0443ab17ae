/** An address whole. */
export const addressBlockCopy = {
  'addressBlock.copy': 'Copy the address of {name}',
  'addressBlock.copyUnnamed': 'Copy the address of this account',
  'addressBlock.explorer': 'Explorer',
} as const
