export { contractorDeskContract, type DeskFeedback, type DeskListing } from './contract/desk.ts'
export { contractorsContract, type ListedInstaller, type PublishedFeedback } from './contract/store.ts'
