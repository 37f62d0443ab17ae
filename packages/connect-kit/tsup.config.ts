import { definePackage } from '../../tooling/tsup.ts'

/**
 * The bundler of an app loads the button without the modals, and one wallet without the others. A wallet's icon is part of the
 * module that loads it.
 */
export default definePackage({
  modulePerFile: true,
  // The oldest browsers that the README promises; styles get the prefixes that these need.
  target: ['es2022', 'chrome111', 'edge111', 'firefox115', 'safari16.4'],
  loader: { '.svg': 'dataurl' },
})
