export default [
  {
    name: 'one account, without peers',
    path: './dist/index.js',
    import: '{ readAccount }',
    limit: '1.5 kB',
    gzip: true,
  },
  {
    name: 'everything, without peers',
    path: './dist/index.js',
    import: '*',
    limit: '22.12 kB',
    gzip: true,
  },
]
