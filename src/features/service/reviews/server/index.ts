export { answerQuestion, publishReview, refuseQuestion, refuseReview } from './decisions.ts'
export { NOTICE_TOPIC, sendReviewNotices } from './notices.ts'
export { findWaiting } from './queries.ts'
