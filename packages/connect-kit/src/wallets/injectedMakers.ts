import { readProperty } from '../platform/readProperty.ts'
import { definedMakers } from './derived/definedMakers.ts'

/** Who made a wallet, as far as a flag on its provider says. */
export type InjectedMaker = { flag: InjectedFlag; name: string; rdns?: string | undefined }

/**
 * The flags that distinguished wallets before they announced themselves (EIP-6963): the domain name that each announces today, and
 * its name where that is another than its flag says. First the wallets without a definition. Most wallets say that they are MetaMask
 * as well, so that older pages take them; so MetaMask's comes last.
 */
const makers = {
  isExodus: ['com.exodus.web3-wallet'],
  isMathWallet: [],
  isStatus: [],
  isOpera: [undefined, 'Opera Wallet'],
  ...definedMakers,
} as const satisfies Record<string, readonly [rdns?: string | undefined, name?: string]>

/** One of the flags. */
export type InjectedFlag = keyof typeof makers

const flags = Object.keys(makers) as InjectedFlag[]

/**
 * Reads off a provider by which flag it is known. A flag proves nothing, any wallet can set it.
 *
 * @param provider an object that a wallet put into the page
 */
export function flagOf(provider: object): InjectedFlag | undefined {
  return flags.find((flag) => readProperty(provider, flag) === true)
}

/**
 * Reads off a provider who made it: a flag names a row of the list, and no more.
 *
 * @param provider an object that a wallet put into the page
 */
export function makerOf(provider: object): InjectedMaker | undefined {
  const flag = flagOf(provider)
  return flag && describe(flag)
}

/** The wallets whose names visitors know, with the domain names that they announce. */
export function knownMakers(): readonly { name: string; rdns: string }[] {
  return flags.flatMap((flag) => {
    const { name, rdns } = describe(flag)
    return rdns === undefined ? [] : [{ name, rdns }]
  })
}

/** `isRainbow` is said by Rainbow. */
function describe(flag: InjectedFlag): InjectedMaker {
  const [rdns, name = flag.slice(2)]: readonly [rdns?: string | undefined, name?: string] =
    makers[flag]
  return { flag, name, rdns }
}
