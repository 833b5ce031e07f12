export { listStream } from './stream.ts'
export { createListWatch, type ListWatch } from './watch.ts'
