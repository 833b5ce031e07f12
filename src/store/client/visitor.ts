import { createVisitorStore } from '#shop/visitor.ts'

/** The visitor of this browser tab, for code outside components. */
export const visitor = createVisitorStore()
