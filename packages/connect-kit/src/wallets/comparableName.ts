/** Letters of other alphabets, and digits, that a person reads as these Latin letters. After case and accents are gone. */
const lookAlikes: Readonly<Record<string, string>> = {
  a: 'ᴀаαɑ4@',
  b: 'ʙьв8ß',
  c: 'ᴄсϲς',
  d: 'ᴅԁ',
  e: 'ᴇеэ3ε',
  f: 'ғ',
  g: 'ɢɡ9',
  h: 'ʜһнη',
  j: 'ᴊјյ',
  k: 'ᴋкκ',
  // i, l and 1 are told apart by hardly anybody.
  l: 'ʟiɪıіι1ӏ|!',
  m: 'ᴍмμ',
  n: 'ɴпոи',
  o: 'ᴏоο0օσ',
  p: 'ᴘрρ',
  q: 'ԛ',
  r: 'ʀгя',
  s: 'ꜱѕ5$',
  t: 'ᴛтτ7',
  u: 'ᴜυսцц',
  v: 'ᴠѵν',
  w: 'ᴡԝшω',
  x: 'хχ',
  y: 'ʏуγү',
  z: 'ᴢ2ζ',
}

const latin = new Map(
  Object.entries(lookAlikes).flatMap(([letter, others]) =>
    Array.from(others, (other) => [other, letter] as const),
  ),
)

/**
 * Two names that a person would take for the same have this in common: case, width, accents, gaps and decorations do not count,
 * letters that look alike are one, and neither does a “Wallet” at the end. For comparing; nobody is shown it.
 */
export function comparableName(name: string): string {
  const folded = Array.from(
    name.normalize('NFKD').toLowerCase(),
    (letter) => latin.get(letter) ?? letter,
  )
    .join('')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
  return folded
    .replace(/(?<=.)(?:wallet|extenslon|app|offlclal|webe)+$/, '')
    .replace(/^the(?=...)/, '')
}
