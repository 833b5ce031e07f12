// All controls under one name, so that a test reads naive.placeByLookingFirst.

export * from '#tests/fixtures/database/waits.ts'
export * from './desk.ts'
export * from './orders.ts'
export * from './payments.ts'
export * from './stock.ts'
