/** size-limit leaves peer dependencies out. What a page pays for reading a proposal holds viem's keccak as well. */
const withViem = (config) => ({ ...config, external: [] })

const path = './dist/cosign.js'

export default [
  {
    name: '/cosign: read and show a proposal, everything included',
    path,
    import: '{ decodeProposal }',
    limit: '9 kB',
    gzip: true,
    modifyEsbuildConfig: withViem,
  },
  { name: '/cosign, without viem', path, import: '*', limit: '14 kB', gzip: true },
]
