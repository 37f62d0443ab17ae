/**
 * Says in one line if Node is too old, instead of a stack trace from some tool later on. Plain JavaScript: it has to
 * start on old Node too.
 *
 * @param {string} script the README's command, named in the hint
 */
export function requireNode(script) {
  const [major, minor, patch] = process.versions.node.split('.').map(Number)
  const atLeast = (M, m, p) => major === M && (minor > m || (minor === m && patch >= p))
  if (atLeast(22, 22, 2) || atLeast(24, 15, 0) || major >= 26) return
  console.error(
    `These scripts need Node 22.22.2+, 24.15+ or 26+ and run under ${process.version} (${process.execPath}).\n` +
      `On Linux (glibc) they get a pinned Node 24 if started through pnpm: npx -y pnpm@12.21.0 ${script}\n` +
      'On macOS and Windows install Node 24 LTS first.',
  )
  process.exit(1)
}
