import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Stored } from '#platform/feature/server/define-feature.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import { catalogContract } from './contract.ts'
import * as catalogChanges from './migrations/0214-catalog-changes.ts'
import * as vocabularyTables from './migrations/0215-vocabulary.ts'
import * as stagedImports from './migrations/0220-staged-imports.ts'
import * as notedOnce from './migrations/0221-noted-once.ts'
import * as vocabularyLooks from './migrations/0223-vocabulary-looks.ts'
import * as finishes from './migrations/0224-finishes.ts'
import * as largeCategories from './migrations/0225-large-categories.ts'
import * as referenceTables from './migrations/0226-reference-tables.ts'
import { productsIn, shows } from './server/changes/catalog-news.ts'
import { forgetChanges } from './server/changes/forget-changes.ts'
import { createProductDocuments } from './server/documents/product-documents.ts'
import { catalogHandlers } from './server/handlers.ts'
import { pictureResponse } from './server/pictures/picture.ts'

interface Showing {
  /** increases when what a page shows has changed */
  shown: { revision: () => number }
  files: FileStore
}

/** Portal and store: the photos of a page have to come from the origin of the page. */
const pictures = ({ files }: Pick<Showing, 'files'>) => ({
  '/product-images/:hash/:file': (
    _request: Request,
    { hash = '', file = '' }: Readonly<Record<string, string>>,
  ) => pictureResponse(files, hash, file),
})

export const catalog = defineFeature({
  name: 'catalog',
  migrations: {
    '0214-catalog-changes': catalogChanges,
    '0215-vocabulary': vocabularyTables,
    '0220-staged-imports': stagedImports,
    '0221-noted-once': notedOnce,
    '0223-vocabulary-looks': vocabularyLooks,
    '0224-finishes': finishes,
    '0225-large-categories': largeCategories,
    '0226-reference-tables': referenceTables,
  },
  jobs: ({ db, clock }: Stored) => [
    { name: 'forget-changes', everySeconds: 600, run: () => forgetChanges(db, clock.now()) },
  ],
  documents: ({ db, clock, shown, files }: Stored & Showing) => {
    const productDocument = createProductDocuments({ db, clock, revision: shown.revision })
    return {
      '/product-documents/:id/specification-sheet.pdf': (_request, { id = '' }) =>
        productDocument(id, 'specification-sheet'),
      '/product-documents/:id/certificate.pdf': (_request, { id = '' }) => productDocument(id, 'certificate'),
      ...pictures({ files }),
    }
  },
  portalDocuments: pictures,
  store: {
    catalog: calls(catalogContract, catalogHandlers, {
      alsoInPortal: true,
      sameForAll: ['product', 'multiple', 'categories', 'category'],
      shows: {
        product: (answer: unknown) => productsIn(answer),
        multiple: (answer: unknown, asked: unknown) => productsIn([answer, asked]),
        reviews: (_, { id }: { id: string }) => [shows.product(id)],
        categories: () => [shows.lists],
        category: () => [shows.lists],
        menu: () => [shows.lists],
        attributes: () => [],
      },
      keptByBrowsers: {
        menu: 'public, max-age=300, stale-while-revalidate=86400',
        categories: 'public, max-age=300, stale-while-revalidate=86400',
      },
    }),
  },
})
