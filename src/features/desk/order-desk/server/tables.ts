import type { Timestamp } from '#db/tables.ts'

declare module '#db/tables.ts' {
  interface Tables {
    order_viewer: OrderViewerTable
  }
}

interface OrderViewerTable {
  order_id: string
  account_id: number
  seen_at: Timestamp
}
