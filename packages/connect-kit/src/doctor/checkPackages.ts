import type { Finding, Project } from './Project.ts'
import { satisfies } from './satisfies.ts'

/** The oldest Node that the kit's tools run with. */
const oldestNode = '20.0.0'

/** Packages that share a context or a class: two copies of one would not see each other's. */
const single = ['react', 'react-dom', 'wagmi', 'viem', '@tanstack/react-query']

/** Looks at versions and copies of what has to be beside the kit. */
export function checkPackages({ node, peers, installed }: Project): Finding[] {
  const findings: Finding[] = []
  if (!satisfies(node, `>=${oldestNode}`)) {
    findings.push({
      level: 'problem',
      sentence: `Node ${node} is too old.`,
      remedy: `Install Node ${oldestNode} or later.`,
    })
  }
  for (const [name, { range, optional }] of Object.entries(peers)) {
    const [first, ...others] = installed[name] ?? []
    if (!first) {
      if (optional) continue
      findings.push({
        level: 'problem',
        sentence: `${name} is not installed.`,
        remedy: `npm install ${name}@"${range}"`,
      })
      continue
    }
    if (!satisfies(first.version, range)) {
      findings.push({
        level: 'problem',
        sentence: `${name} is ${first.version}; the kit needs ${range}.`,
        remedy: `npm install ${name}@"${range}"`,
      })
    }
    if (others.length > 0 && single.includes(name)) {
      const places = [first, ...others].map(({ version, path }) => `${version} in ${path}`)
      findings.push({
        level: 'problem',
        sentence: `There are ${places.length} copies of ${name}: ${places.join(', ')}.`,
        remedy: `Ask for one version of ${name} everywhere, then install again (npm dedupe, or overrides in package.json).`,
      })
    }
  }
  return findings
}
