import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** The server bundle is one function, `handleStoreRequest` of src/store/handle.ts; src/server mounts it. */
export default defineConfig({
  plugins: [reactRouter()],
  build: { target: 'es2023', assetsInlineLimit: 0, chunkSizeWarningLimit: 400 },
  environments: { ssr: { build: { target: 'node24', rollupOptions: { input: './src/store/handle.ts' } } } },
})
