export { createListWatch, type ListWatch, type LiveLists } from './watch.ts'
