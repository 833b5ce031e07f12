import { foreignIssue, id, type PermissionRow } from './permission-inputs.ts'

const unknownEntry = { kind: 'article', slug: 'no-such-article' }

/** Calls of the inboxes of staff: issues, surveys, stories, content, installers and their feedback. */
export const INBOX_ROWS: Readonly<Record<string, PermissionRow>> = {
  'issues.list': { needs: 'issues.read', input: {} },
  'issues.open': { needs: 'issues.read', input: id, foreign: foreignIssue },
  'issues.screenshot': { needs: 'issues.read', input: id, foreign: foreignIssue },
  'issues.assign': { needs: 'issues.work', input: { ...id, to: 'me' } },
  'issues.note': { needs: 'issues.work', input: { ...id, text: 'x' } },
  'issues.close': { needs: 'issues.work', input: id },
  'issues.reopen': { needs: 'issues.work', input: id },
  'surveys.list': { needs: 'surveys.read', input: {} },
  'surveys.summary': { needs: 'surveys.read', input: {} },
  'reviews.list': { needs: 'reviews.read', input: {} },
  'reviews.publish': { needs: 'reviews.decide', input: id },
  'reviews.refuse': { needs: 'reviews.decide', input: id },
  'reviews.answer': { needs: 'reviews.decide', input: { ...id, answer: 'x' } },
  'reviews.refuseQuestion': { needs: 'reviews.decide', input: id },
  'stories.list': { needs: 'stories.read', input: {} },
  'stories.photo': { needs: 'stories.read', input: id, noForeign: 'stories belong to the store' },
  'stories.publish': { needs: 'stories.decide', input: id },
  'stories.refuse': { needs: 'stories.decide', input: { ...id, reason: 'x' } },
  'stories.withdraw': { needs: 'stories.decide', input: id },
  'warranties.list': { needs: 'warranties.read', input: {} },
  'warranties.file': { needs: 'warranties.file', input: { ...id, reference: 'x' } },
  'warranties.photo': { needs: 'warranties.read', input: id, noForeign: 'registrations belong to the store' },
  'contentDesk.list': { needs: 'content.edit', input: {} },
  'contentDesk.open': { needs: 'content.edit', input: unknownEntry },
  'contentDesk.version': { needs: 'content.edit', input: { ...unknownEntry, number: 1 } },
  // The title has no letter or digit, so nothing is made.
  'contentDesk.create': { needs: 'content.edit', input: { kind: 'article', title: '?' } },
  'contentDesk.save': { needs: 'content.edit', input: { ...unknownEntry, revision: 0, fields: {} } },
  'contentDesk.publish': { needs: 'content.publish', input: { ...unknownEntry, revision: 0 } },
  'contentDesk.discard': { needs: 'content.edit', input: { ...unknownEntry, revision: 0 } },
  'contentDesk.restore': { needs: 'content.edit', input: { ...unknownEntry, revision: 0, number: 1 } },
  'contentDesk.takeOff': { needs: 'content.publish', input: { ...unknownEntry, revision: 0 } },
  'contractors.list': { needs: 'contractors.read', input: {} },
  'contractors.open': { needs: 'contractors.read', input: id, noForeign: 'listings belong to the store' },
  'contractors.save': {
    needs: 'contractors.write',
    input: { ...id, version: 0, baseZip: '60614', radiusMiles: 10 },
  },
  'contractors.own': { needs: 'contractors.write-own', input: {} },
  'contractors.saveOwn': {
    needs: 'contractors.write-own',
    input: { version: 0, baseZip: '60614', radiusMiles: 10 },
  },
  'contractors.feedback': { needs: 'contractors.read', input: {} },
  'contractors.publish': { needs: 'contractors.decide', input: id },
  'contractors.refuse': { needs: 'contractors.decide', input: { ...id, reason: 'x' } },
  'contractors.withdraw': { needs: 'contractors.decide', input: id },
}
