import type { Check } from './database-facts.ts'

/** I12: no answer holds what marks another person. */
export const nobodyElsesData: Check = async ({ marks = {}, answers = [] }) =>
  answers.flatMap(({ to, body }) =>
    Object.entries(marks)
      .filter(([person, mark]) => person !== to && body.includes(mark))
      .map(([person]) => `I12: an answer to ${to} holds data of ${person}`),
  )
