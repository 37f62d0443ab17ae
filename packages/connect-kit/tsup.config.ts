import { definePackage } from '../../tooling/tsup.ts'

// Every module here is client code; one directive at the head of each file keeps React's server bundlers happy.
export default definePackage({ banner: { js: '"use client";' } })
