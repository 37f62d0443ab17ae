/** size-limit leaves peer dependencies out. What a page pays for hashing holds viem's keccak and encoding as well. */
const withViem = (config) => ({ ...config, external: [] })

const path = './dist/index.js'

export default [
  {
    name: 'hash one transaction, viem included',
    path,
    import: '{ safeTxHash }',
    limit: '6 kB',
    gzip: true,
    modifyEsbuildConfig: withViem,
  },
  {
    name: 'hash and typed data of transactions and messages, viem included',
    path,
    import: '{ safeTxHash, safeTxTypedData, safeMessageHash, safeMessageTypedData }',
    limit: '11 kB',
    gzip: true,
    modifyEsbuildConfig: withViem,
  },
  {
    name: 'verify a transaction, viem with its curve included',
    path,
    import: '{ verifyTransaction }',
    limit: '28.5 kB',
    gzip: true,
    modifyEsbuildConfig: withViem,
  },
  {
    name: 'describe a transaction, viem included',
    path,
    import: '{ describeTransaction }',
    limit: '19 kB',
    gzip: true,
    modifyEsbuildConfig: withViem,
  },
  { name: '/contracts', path: './dist/contracts.js', limit: '9 kB', gzip: true },
  { name: '/deployment, without viem', path: './dist/deployment.js', limit: '12 kB', gzip: true },
  { name: '/modules, without viem', path: './dist/modules.js', limit: '2 kB', gzip: true },
  { name: '/multisend, without viem', path: './dist/multisend.js', limit: '2.5 kB', gzip: true },
  { name: '/simulate, without viem', path: './dist/simulate.js', limit: '6 kB', gzip: true },
  { name: '/service, without viem', path: './dist/service.js', limit: '1.5 kB', gzip: true },
  { name: 'everything, without viem', path, import: '*', limit: '26 kB', gzip: true },
]
