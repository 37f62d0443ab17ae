/** The worker that keeps the app in the browser, by its path from the page. The development server has none. */
export const workerFile = 'sw.js'
