/**
 * Letters of other alphabets, and digits, that a person reads as the Latin letter in front of them, after case and accents are
 * gone. i, l and 1 look the same to most readers.
 */
const lookAlikes =
  'aᴀаαɑ4@ bʙьв8ß cᴄсϲς dᴅԁ eᴇеэ3ε fғ gɢɡ9 hʜһнη jᴊјյ kᴋкκ lʟiɪıіι1ӏ|! mᴍмμ nɴпոи oᴏоο0օσ pᴘрρ qԛ rʀгя sꜱѕ5$ tᴛтτ7 uᴜυսцц vᴠѵν wᴡԝшω xхχ yʏуγү zᴢ2ζ'

const latin = new Map(
  lookAlikes
    .split(' ')
    .flatMap(([letter = '', ...others]) => others.map((other) => [other, letter] as const)),
)

/**
 * Two names that a person would take for the same have this in common: case, width, accents, gaps and decorations do not count,
 * letters that look alike are one, and neither does a “Wallet” at the end. For comparing only; it is never shown.
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
