export default [
  {
    name: 'one account, without peers',
    path: './dist/index.js',
    import: '{ readAccount }',
    limit: '1.95 kB',
    gzip: true,
  },
  {
    name: 'everything, without peers',
    path: './dist/index.js',
    import: '*',
    limit: '41.26 kB',
    gzip: true,
  },
]
