import { definePackage } from '../../tooling/tsup.ts'
import { packLanguages } from './tooling/packLanguages.ts'

/** The bundler of an app loads the button without the modals, and one wallet without the others. */
export default definePackage({
  modulePerFile: true,
  // The oldest browsers that the README promises; styles get the prefixes that these need.
  target: ['es2022', 'chrome111', 'edge111', 'firefox115', 'safari16.4'],
  esbuildPlugins: [packLanguages],
  esbuildOptions: (options) => {
    // Sentences stay readable, and a third as long as with their letters written as numbers.
    options.charset = 'utf8'
  },
})
