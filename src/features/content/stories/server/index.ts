export { storyDeskHandlers } from './desk.ts'
export { forgetStories } from './forget.ts'
export { storiesHandlers } from './handlers.ts'
export { STORY_MAIL_TOPIC, sendStoryMails } from './story-mail.ts'
