import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// For Storybook.
export default defineConfig({ plugins: [react()] })
