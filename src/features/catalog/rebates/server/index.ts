export { PROGRAMS_AS_OF, readPrograms } from './programs.ts'
export { rebatesAt, rebatesAtZip } from './rebates-at.ts'
