export { federalCreditTable } from './credit-table.ts'
export { readPrograms, rebateTable } from './programs.ts'
export { rebatesAt, rebatesAtZip } from './rebates-at.ts'
