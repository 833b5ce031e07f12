export { demoCredentials, firstAdmin } from './first-admin.ts'
