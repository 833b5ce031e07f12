import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { defineConfig } from 'vite'

/** What the thread makes: the modules of features that are named …-pdf.tsx. */
const pdfs = Object.fromEntries(
  globSync('src/features/*/*/server/**/*-pdf.tsx').map((file) => [basename(file, '.tsx'), file]),
)

/**
 * Bundles the processes: main (store and API), demo (payment sandbox and mail catcher), the loading of the
 * demo's catalogue, the commands of src/server/commands, and the thread that makes PDFs with what it makes.
 */
export default defineConfig({
  publicDir: false,
  // React Email's index also loads Tailwind, Markdown and Prism. Bundled, only the parts of our mails remain.
  // Kysely is 257 files, which every start would look for and read one by one.
  ssr: { noExternal: [/^@react-email\/(?!render)/, /^kysely/] },
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'build/server',
    sourcemap: true,
    minify: false,
    rollupOptions: {
      input: {
        main: 'src/server/main.ts',
        'pdf-worker': 'src/platform/pdf/server/pdf-worker.ts',
        ...pdfs,
        demo: 'demo/main.ts',
        'demo-catalogue': 'demo/catalogue/main.ts',
        accounts: 'src/server/commands/accounts.ts',
        backup: 'src/server/commands/backup.ts',
        catalog: 'src/server/commands/catalog.ts',
        orders: 'src/server/commands/orders.ts',
        tax: 'src/server/commands/tax.ts',
        search: 'src/server/commands/search.ts',
        'store-facts': 'src/server/commands/store-facts.ts',
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        // Node keeps each map in memory: without the text of the sources it takes a third.
        sourcemapExcludeSources: true,
      },
    },
  },
})
