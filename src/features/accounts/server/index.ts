export { type Authorized, covers, requirePermission } from './require-permission.ts'
