export { forgetStories, STORY_MAIL_TOPIC, sendStoryMails, storyDeskHandlers } from './desk.ts'
export { storiesHandlers } from './handlers.ts'
