/** What an application pays for the icon map: the module that loads icons, without the icons, as an ES module. */
export default {
  stdin: {
    contents: "export { loadChainIcon } from './dist/icons.js'",
    resolveDir: import.meta.dirname,
  },
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  external: ['./icons/*'],
  metafile: true,
  outdir: 'node_modules/.cache/size',
}
