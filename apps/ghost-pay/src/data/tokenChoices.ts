import { type Address, getAddress, isAddressEqual } from 'viem'

const choices = ['shown', 'hidden'] as const

/** What a person has chosen for a token: it is shown whatever is thought of it, or it is put aside. */
export type TokenChoice = {
  chainId: number
  address: Address
  choice: (typeof choices)[number]
}

/** As many as a browser keeps; the oldest go first. */
const mostChoices = 500

/**
 * Chooses for a token.
 *
 * @param choice undefined takes back what was chosen
 */
export function chooseToken(
  all: readonly TokenChoice[],
  { chainId, address }: Omit<TokenChoice, 'choice'>,
  choice: TokenChoice['choice'] | undefined,
): readonly TokenChoice[] {
  const others = all.filter(
    (one) => one.chainId !== chainId || !isAddressEqual(one.address, address),
  )
  return choice === undefined
    ? others
    : [...others, { chainId, address, choice }].slice(-mostChoices)
}

/**
 * Reads a choice as it was stored.
 *
 * @param stored anything
 * @throws whatever comes of reading what is none
 */
export function readTokenChoice(stored: unknown): TokenChoice | undefined {
  // Whatever is not as we wrote it throws, or is left out below.
  const { chainId, address, choice } = stored as Record<keyof TokenChoice, unknown>
  const known = choices.find((one) => one === choice)
  return typeof chainId === 'number' && Number.isSafeInteger(chainId) && known !== undefined
    ? // `getAddress` refuses what is no address.
      { chainId, address: getAddress(address as Address), choice: known }
    : undefined
}
