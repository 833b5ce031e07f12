export { ownAccountContract } from './contract/own-account.ts'
export { signInContract } from './contract/sign-in.ts'
export { type User, usersContract } from './contract/users.ts'
