import { loadLinked } from './linkedParts.ts'

// The first script of the page: what a link shows is on its way while the rest of the first file is still being read.
loadLinked(location.hash)
