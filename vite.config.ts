import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/**
 * The server bundle is one function, `handleStoreRequest` of src/store/handle.ts; src/server mounts it.
 * React and the router are part of it, so that pages are always rendered by their fast builds, whatever NODE_ENV says.
 */
export default defineConfig({
  plugins: [reactRouter()],
  // One stylesheet for the whole store: in pieces, the piece that a lazy part shares with a page would be applied twice.
  build: { target: 'es2023', assetsInlineLimit: 0, chunkSizeWarningLimit: 400, cssCodeSplit: false },
  environments: {
    // A few files instead of forty: what every page needs, and what shopping pages share. What only the checkout wants stays out of them.
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|cookie-es|zustand)[\\/]/,
                  priority: 3,
                },
                {
                  name: 'fit',
                  test: /src[\\/](features[\\/](sizing|compliance)|ui[\\/]gauge|shop[\\/](sizing|place|product[\\/]product-fit))/,
                  minShareCount: 2,
                  priority: 1,
                },
                {
                  name: 'shop',
                  test: /src[\\/](ui|kit|api|shop|store|features[\\/](catalog|search|location|shipping|pricing))[\\/](?!.*(field[\\/]|attributes|product-types|step-rail|prose-page|error-summary|radio-group|gauge|shop[\\/](sizing|place|order)|product-fit|checkout|orders|paths))/,
                  minShareCount: 3,
                  priority: 2,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      resolve: { noExternal: ['react', 'react-dom', 'react-router', 'zustand'] },
      build: { target: 'node24', rollupOptions: { input: './src/store/handle.ts' } },
    },
  },
})
