export { waitsForPerson } from './failed-runs.ts'
