import type { Check } from './database-facts.ts'

/** I12: no answer contains another person's marker. */
export const noForeignData: Check = async ({ marks = {}, answers = [] }) =>
  answers.flatMap(({ to, body }) =>
    Object.entries(marks)
      .filter(([person, mark]) => person !== to && body.includes(mark))
      .map(([person]) => `I12: an answer to ${to} holds data of ${person}`),
  )
