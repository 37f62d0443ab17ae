/** size-limit leaves peer dependencies out. What a page pays for reading a proposal holds viem's keccak as well. */
const withViem = (config) => ({ ...config, external: [] })

const path = './dist/cosign.js'

export default [
  {
    name: '/cosign: read and show a proposal, everything included',
    path,
    import: '{ decodeProposal }',
    limit: '10.3 kB',
    gzip: true,
    modifyEsbuildConfig: withViem,
  },
  { name: '/cosign, without viem', path, import: '*', limit: '10.63 kB', gzip: true },
  { name: '/memo, without viem', path: './dist/memo.js', limit: '1.29 kB', gzip: true },
  { name: '/people, without viem', path: './dist/people.js', limit: '10.96 kB', gzip: true },
  { name: '/policy, without viem', path: './dist/policy.js', limit: '2.73 kB', gzip: true },
  { name: '/receipt, without viem', path: './dist/receipt.js', limit: '2.67 kB', gzip: true },
  { name: '/requests, without viem', path: './dist/requests.js', limit: '6.59 kB', gzip: true },
  { name: '/payroll, without viem', path: './dist/payroll.js', limit: '25.8 kB', gzip: true },
  {
    name: '/payroll-check, without viem',
    path: './dist/payroll-check.js',
    limit: '27.57 kB',
    gzip: true,
  },
  {
    name: '/payroll-draft, without viem',
    path: './dist/payroll-draft.js',
    limit: '2.32 kB',
    gzip: true,
  },
]
