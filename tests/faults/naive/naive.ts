// All controls under one name: tests write naive.placeByLookingFirst.
export * from './orders.ts'
export * from './payments.ts'
export * from './stock.ts'
export * from './waits.ts'
