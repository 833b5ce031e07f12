export { ownedEquipmentHandlers } from './handlers.ts'
