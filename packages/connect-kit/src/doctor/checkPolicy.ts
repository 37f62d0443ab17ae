import type { Finding, Project } from './Project.ts'

/** What a directive of a policy allows; what `default-src` allows where it says nothing. */
function allowed(policy: string, directive: string): string | undefined {
  const read = (name: string) =>
    new RegExp(`(?:^|[;"'\`\\s])${name}\\s+([^;"\`]*)`).exec(policy)?.[1]
  return read(directive) ?? read('default-src')
}

/** Looks at a content security policy, where one is written down. */
export function checkPolicy({ files, installed }: Project): Finding[] {
  const pairs = (installed['@walletconnect/sign-client'] ?? []).length > 0
  return files
    .filter(({ text }) => /content-security-policy/i.test(text))
    .flatMap(({ path, text }) => {
      const policy = text.slice(text.search(/content-security-policy/i))
      const findings: Finding[] = []
      const lacks = (directive: string, source: string) => {
        const sources = allowed(policy, directive)
        return sources !== undefined && !sources.includes(source) && !sources.includes('*')
      }
      if (lacks('img-src', 'data:')) {
        findings.push({
          level: 'hint',
          sentence: `${path}: the policy does not allow pictures in data: addresses. Wallets announce their icons so.`,
          remedy: "Add data: to img-src, for example img-src 'self' data:",
        })
      }
      if (pairs && lacks('connect-src', 'wss:') && lacks('connect-src', 'relay.walletconnect')) {
        findings.push({
          level: 'hint',
          sentence: `${path}: the policy does not allow the relay that phones are paired through.`,
          remedy: 'Add wss://relay.walletconnect.org to connect-src.',
        })
      }
      return findings
    })
}
