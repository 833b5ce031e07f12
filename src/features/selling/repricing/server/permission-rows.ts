import { id, type PermissionRow } from '#tests/http/portal/permission-inputs.ts'

export const ROWS: Readonly<Record<string, PermissionRow>> = {
  'repricing.ask': {
    needs: 'orders.reprice',
    input: { products: [{ id: '450000001', qty: 1, price: 1 }], reason: 'x', responsibleParty: 'x' },
  },
  'repricing.list': { needs: 'orders.reprice', input: {} },
  'repricing.get': { needs: 'orders.reprice', input: id },
  'repricing.decide': { needs: 'orders.approve-price', input: { ...id, decision: 'refused' } },
}
