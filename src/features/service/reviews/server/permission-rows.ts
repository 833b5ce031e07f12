import { id, type PermissionRow } from '#tests/http/portal/permission-inputs.ts'

export const ROWS: Readonly<Record<string, PermissionRow>> = {
  'reviews.list': { needs: 'reviews.read', input: {} },
  'reviews.publish': { needs: 'reviews.decide', input: id },
  'reviews.refuse': { needs: 'reviews.decide', input: id },
  'reviews.answer': { needs: 'reviews.decide', input: { ...id, answer: 'x' } },
  'reviews.refuseQuestion': { needs: 'reviews.decide', input: id },
  'reviews.reopen': { needs: 'reviews.decide', input: { ...id, was: 'refused' } },
  'reviews.reopenQuestion': { needs: 'reviews.decide', input: id },
}
