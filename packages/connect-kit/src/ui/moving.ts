/** How a dialog moves: to another height, under a finger, away. One part, fetched once a dialog stands. */
export { glider } from './glide.ts'
export { leave } from './leave.ts'
export { letPull } from './pull.ts'
