import { definePackage } from '../../tooling/tsup.ts'

// Every module here is client code; one directive at the head of each file keeps React's server bundlers happy.
// A wallet's icon is a file of its own that is loaded when it is shown.
export default definePackage({
  banner: { js: '"use client";' },
  loader: { '.svg': 'dataurl' },
})
