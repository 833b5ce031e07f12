import { type CardRow, type CategoryTree, presentCard } from '#features/catalog/catalog/server/index.ts'
import type { RequiredComponent, RequiredPage } from '../contract.ts'
import type { MetNeed } from '../rules/choose.ts'
import { PAGE_NUMBERS } from '../rules/pages.ts'
import { texts } from '../texts.ts'

/** The five pages, without parts that are not for sale. A need has parts, or says why it has none. */
export function presentPages(
  needs: readonly MetNeed[],
  cards: ReadonlyMap<string, CardRow>,
  tree: CategoryTree,
): RequiredPage[] {
  const presented = needs.map(({ choices, ...need }) => ({
    ...need,
    components: choices.flatMap(({ part, fit, isPopUp }): RequiredComponent[] => {
      const row = cards.get(part.id)
      if (!row) return []
      const { id, name, sku, path, price, stock } = presentCard(row, tree)
      return [
        {
          id,
          name,
          sku,
          path,
          price,
          isInStock: stock.status !== 'out_of_stock',
          parentCategoryListName: tree.byId.get(row.category_id)?.name ?? '',
          isPopUp,
          fit,
        },
      ]
    }),
  }))
  return PAGE_NUMBERS.map((page) => ({
    page,
    title: texts.pages[page - 1] ?? '',
    needs: presented
      .filter((need) => need.page === page && (need.components.length > 0 || need.said !== ''))
      .map(({ page: _, ...need }) => need),
  }))
}
