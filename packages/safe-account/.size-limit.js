export default [
  {
    name: 'one account, without peers',
    path: './dist/index.js',
    import: '{ readAccount }',
    limit: '1.53 kB',
    gzip: true,
  },
  {
    name: 'everything, without peers',
    path: './dist/index.js',
    import: '*',
    limit: '28.17 kB',
    gzip: true,
  },
]
