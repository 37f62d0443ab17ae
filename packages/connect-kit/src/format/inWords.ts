/** The words of a name that is written in one, such as “WalletConnect”: it may go on in the next line after each. */
export function inWords(name: string): string[] {
  return name.split(/(?<=\p{Ll})(?=\p{Lu})/u)
}
