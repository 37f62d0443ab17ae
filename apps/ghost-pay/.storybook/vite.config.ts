import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { subsetFonts } from '../subsetFonts.ts'

/** Without the local chain of the app's own configuration: stories need no network. */
export default defineConfig({ plugins: [react(), subsetFonts()] })
