import {
  foreignCart,
  foreignProject,
  id,
  key,
  type PermissionRow,
  UNKNOWN,
} from '#tests/http/portal/permission-inputs.ts'

export const ROWS: Readonly<Record<string, PermissionRow>> = {
  'savedCarts.list': { needs: 'carts.read', input: {} },
  'savedCarts.open': { needs: 'carts.read', input: id, foreign: foreignCart },
  'savedCarts.project': { needs: 'carts.read', input: id, foreign: foreignProject },
  'savedCarts.create': {
    needs: 'carts.write',
    input: { cartName: 'x', projectID: UNKNOWN, products: [{ id: '450000001', qty: 1 }], key },
    foreign: ({ project }) => ({
      cartName: 'x',
      projectID: project,
      products: [{ id: '450000001', qty: 1 }],
      key,
    }),
  },
  'savedCarts.rename': {
    needs: 'carts.write',
    input: { ...id, cartName: 'x' },
    foreign: (rows) => ({ ...foreignCart(rows), cartName: 'x' }),
  },
  'savedCarts.remove': { needs: 'carts.write', input: id, foreign: foreignCart },
  'savedCarts.setRemoved': { needs: 'carts.write', input: { ids: [UNKNOWN], removed: true } },
  'savedCarts.restore': { needs: 'carts.write', input: id, foreign: foreignCart },
}
