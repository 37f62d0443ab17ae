import { parseUrl } from './parseUrl.ts'

/**
 * Whether an address may be given away: https, a name that the public internet resolves, and nothing in it that is, or could
 * be, an API key. Keys are found by where providers put them: behind a known provider's host, in the query, before an `@`, or as
 * a part that looks random. When in doubt the answer is no.
 *
 * @param url the address
 * @param secrets values that must not be in it in any spelling, for example the keys of the application
 */
export function isPublicUrl(url: string, secrets: readonly string[] = []): boolean {
  const parsed = parseUrl(url)
  if (!parsed) return false
  const { protocol, hostname, pathname, search, hash, username, password } = parsed
  const segments = pathname.split('/').filter((segment) => segment !== '')
  const labels = hostname.split('.')
  return (
    protocol === 'https:' &&
    labels.length > 1 &&
    !/^[\d.]+$|:/.test(hostname) &&
    !/\.(local|localhost|internal|test)$/.test(hostname) &&
    !(username || password || search || hash) &&
    !labels.some((label) => looksRandom(label.replaceAll('-', ' ')) || isLongWithDigits(label)) &&
    !segments.some((segment) => looksRandom(segment)) &&
    !(keyProviders.test(hostname) && segments.some((segment) => segment !== 'public')) &&
    !secrets.some((secret) => isIn(secret, url))
  )
}

/** Providers whose addresses end in a key. Their open addresses have no path, or the path `/public`. */
const keyProviders =
  /(^|\.)(alchemy\.com|alchemyapi\.io|infura\.io|quiknode\.pro|getblock\.io|nodereal\.io|chainnodes\.org|p2pify\.com|core\.chainstack\.com|rivet\.cloud|rpcfast\.com|syndica\.io)$/

/** A run of characters that is not a word: sixteen with a digit or in both cases, or twenty-four without a hyphen. */
function looksRandom(part: string): boolean {
  const joined = isUuid(part) ? part.replaceAll('-', '') : part
  return joined
    .split(/[^\w-]+/)
    .some(
      (run) =>
        /^\w{24,}$/.test(run) ||
        (run.length > 15 && (/\d/.test(run) || (/[a-z]/.test(run) && /[A-Z]/.test(run)))),
    )
}

/** A label of a host that is too long for words with a number: `data-seed-prebsc-1-s1` is not. */
const isLongWithDigits = (label: string) => /^(?=.*\d)\w{24,}$/.test(label.replaceAll('-', ''))

const isUuid = (part: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(part)

function isIn(secret: string, url: string): boolean {
  if (!secret) return false
  const spellings = [secret, encodeURIComponent(secret), encodeURI(secret)]
  return spellings.some((spelling) => url.toLowerCase().includes(spelling.toLowerCase()))
}
