import type { HomeAnswer } from './load-picks.server.ts'

/** The part of the page that the form's address leads to: the products, or the form when it was refused. */
export const FIT = 'fit'
export const FIT_TITLE = 'fit-title'

export const isRefused = (answer: Pick<HomeAnswer, 'error'> | null): boolean =>
  answer !== null && Object.keys(answer.error).length > 0
