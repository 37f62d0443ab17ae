/** Everything that is said in Spanish: one file to load. */
export { es as dialogs } from '@ghost-pay/connect-kit/languages/es'
export { es as sentences } from '../es.ts'
