import { foreignIssue, id, type PermissionRow } from './permission-inputs.ts'

/** The endpoints of the inboxes of staff: issues, surveys, stories, installers and their feedback. */
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
  'stories.list': { needs: 'stories.read', input: {} },
  'stories.photo': { needs: 'stories.read', input: id, noForeign: 'stories belong to the store' },
  'stories.publish': { needs: 'stories.decide', input: id },
  'stories.refuse': { needs: 'stories.decide', input: { ...id, reason: 'x' } },
  'stories.withdraw': { needs: 'stories.decide', input: id },
  'warranties.list': { needs: 'warranties.read', input: {} },
  'warranties.file': { needs: 'warranties.file', input: { ...id, reference: 'x' } },
  'warranties.photo': { needs: 'warranties.read', input: id, noForeign: 'registrations belong to the store' },
  'contractors.list': { needs: 'contractors.read', input: {} },
  'contractors.open': { needs: 'contractors.read', input: id, noForeign: 'listings belong to the store' },
  'contractors.save': {
    needs: 'contractors.write',
    input: { ...id, version: 0, baseZip: '60614', radiusMiles: 10 },
  },
  'contractors.feedback': { needs: 'contractors.read', input: {} },
  'contractors.publish': { needs: 'contractors.decide', input: id },
  'contractors.refuse': { needs: 'contractors.decide', input: { ...id, reason: 'x' } },
  'contractors.withdraw': { needs: 'contractors.decide', input: id },
}
