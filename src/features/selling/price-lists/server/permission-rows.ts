import { id, type PermissionRow, prices, UNKNOWN } from '#tests/http/portal/permission-inputs.ts'

export const ROWS: Readonly<Record<string, PermissionRow>> = {
  'priceLists.list': { needs: 'price-lists.read', input: {} },
  'priceLists.open': { needs: 'price-lists.read', input: id },
  'priceLists.create': {
    needs: 'price-lists.write',
    input: { companyID: UNKNOWN, name: 'x', startsOn: '2026-12-01' },
  },
  'priceLists.change': { needs: 'price-lists.write', input: { ...id, name: 'x', startsOn: '2026-12-01' } },
  'priceLists.preview': { needs: 'price-lists.write', input: { ...id, file: prices } },
  'priceLists.addRule': { needs: 'price-lists.write', input: { ...id, basis: 'public', percent: 5 } },
  'priceLists.removeRule': { needs: 'price-lists.write', input: { ...id, ruleID: UNKNOWN } },
  'priceLists.ruleChoices': { needs: 'price-lists.read' },
  'priceLists.explain': { needs: 'price-lists.read', input: { products: [] } },
  'priceLists.publicImports': { needs: 'price-lists.read' },
  'priceLists.previewPublic': { needs: 'price-lists.publish', input: { file: prices } },
  'priceLists.costs': { needs: 'price-lists.read' },
  'priceLists.previewCosts': { needs: 'price-lists.write', input: { file: prices } },
  'priceLists.apply': { needs: 'price-lists.write', input: id },
  'priceLists.undo': { needs: 'price-lists.write', input: id },
}
