export { findModels } from './find-models.ts'
