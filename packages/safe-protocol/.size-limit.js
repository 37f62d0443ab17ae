/** size-limit leaves peer dependencies out. What a page pays for hashing holds viem's keccak and encoding as well. */
const withViem = (config) => ({ ...config, external: [] })

const path = './dist/index.js'

export default [
  {
    name: 'hash one transaction, viem included',
    path,
    import: '{ safeTxHash }',
    limit: '5.91 kB',
    gzip: true,
    modifyEsbuildConfig: withViem,
  },
  {
    name: 'hash and typed data of transactions and messages, viem included',
    path,
    import: '{ safeTxHash, safeTxTypedData, safeMessageHash, safeMessageTypedData }',
    limit: '11.72 kB',
    gzip: true,
    modifyEsbuildConfig: withViem,
  },
  {
    name: 'verify a transaction, viem with its curve included',
    path,
    import: '{ verifyTransaction }',
    limit: '31.51 kB',
    gzip: true,
    modifyEsbuildConfig: withViem,
  },
  {
    name: 'describe a transaction, viem included',
    path,
    import: '{ describeTransaction }',
    limit: '21.12 kB',
    gzip: true,
    modifyEsbuildConfig: withViem,
  },
  { name: '/contracts', path: './dist/contracts.js', limit: '8.37 kB', gzip: true },
  {
    name: '/deployment, without viem',
    path: './dist/deployment.js',
    limit: '12.74 kB',
    gzip: true,
  },
  { name: '/modules, without viem', path: './dist/modules.js', limit: '2.15 kB', gzip: true },
  { name: '/multisend, without viem', path: './dist/multisend.js', limit: '2.69 kB', gzip: true },
  { name: '/simulate, without viem', path: './dist/simulate.js', limit: '6.59 kB', gzip: true },
  { name: '/service, without viem', path: './dist/service.js', limit: '1.54 kB', gzip: true },
  { name: 'everything, without viem', path, import: '*', limit: '30.07 kB', gzip: true },
]
