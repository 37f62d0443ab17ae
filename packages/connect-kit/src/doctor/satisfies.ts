type Version = readonly [major: number, minor: number, patch: number]

const read = (text: string): Version => {
  const [, major = '0', minor = '0', patch = '0'] = /(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(text) ?? []
  return [Number(major), Number(minor), Number(patch)]
}

const compare = (a: Version, b: Version): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]

/**
 * Whether a version is in a range, as far as the ranges of the kit's peers go: `^1.2.3`, `>=1.2.3 <=1.4.0`.
 *
 * @param version a version; what stands after a hyphen is not looked at
 * @param range parts with spaces between, which all have to hold
 */
export function satisfies(version: string, range: string): boolean {
  const given = read(version)
  return range.split(' ').every((part) => {
    const order = compare(given, read(part))
    if (part.startsWith('^')) return order >= 0 && given[0] === read(part)[0]
    if (part.startsWith('>=')) return order >= 0
    if (part.startsWith('<=')) return order <= 0
    return order === 0
  })
}
