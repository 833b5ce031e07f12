export { chatDeskContract, type OpenedChat, type SavedReply } from './contract/desk.ts'
export type { ChatOffer, Desk, DeskAgent, ListedChat, OwnChat } from './contract/shapes.ts'
export { chatContract } from './contract/shopper.ts'
