import { oc } from '@orpc/contract'
import { z } from 'zod'
import { formWithFiles } from '#platform/files/rules/upload.ts'
import { after, listInput, next } from '#platform/lists/contract.ts'
import {
  IMPORTANCES,
  ISSUE_LIST,
  MOST_DESCRIPTION_CHARS,
  MOST_SCREENSHOT_BYTES,
  TEAMS,
} from './rules/issue.ts'
import { texts } from './texts.ts'

const text = (most: number) => z.string().trim().max(most)

const id = z.int().positive()
const importance = z.enum(IMPORTANCES)
const team = z.enum(TEAMS)

const screenshotUpload = formWithFiles(MOST_SCREENSHOT_BYTES, texts.screenshotTooLarge)

/** What the store answers, with the bearer token of a partner. */
export const reportIssueContract = {
  /**
   * Reports an issue with a page (C-ISSUE); a form, because it may carry a picture. Needs an Idempotency-Key.
   * 403 `forbidden`, 409 `idempotency_conflict` | `in_progress`, 413 `too_large`, 422 `picture_refused`, 429
   * `too_many`.
   */
  report: oc
    .meta({ upload: screenshotUpload })
    .route({
      method: 'POST',
      path: '/report-issue',
      tags: ['partner'],
      summary: 'Reports an issue with a page to one of five teams, with an optional screenshot',
    })
    .input(
      z.strictObject({
        importance,
        sendTo: team,
        description: text(MOST_DESCRIPTION_CHARS).min(1),
        includeMe: z.enum(['yes', 'no']).default('no'),
        /** the address of the page that the issue is about */
        pageURL: text(2_000).pipe(z.url({ protocol: /^https?$/ })),
        screenshot: z.file().optional(),
      }),
    )
    .output(z.object({ submitted: z.literal(true), reference: z.string() })),
}

const issue = z.object({
  id,
  reference: z.string(),
  importance,
  team,
  description: z.string(),
  pageURL: z.string(),
  reportedBy: z.string(),
  includesReporter: z.boolean(),
  reportedAt: z.iso.datetime(),
  isOpen: z.boolean(),
  /** the member of staff who works on it */
  assignedTo: z.string().nullable(),
  hasScreenshot: z.boolean(),
})

const openedIssue = issue.extend({
  notes: z.array(z.object({ at: z.iso.datetime(), by: z.string(), text: z.string() })),
})

// An id in an address is a text.
const addressed = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const one = z.strictObject({ id: addressed })
const changed = z.object({ changed: z.literal(true) })

/** What the portal answers to staff who may read issues. */
export const issueInboxContract = {
  list: oc
    .route({ method: 'GET', path: '/partner/issues', tags: ['partner'], summary: 'The issue inbox' })
    .input(listInput(ISSUE_LIST, { after }))
    .output(z.object({ issues: z.array(issue), next })),
  open: oc
    .route({ method: 'GET', path: '/partner/issues/{id}', tags: ['partner'], summary: 'An issue' })
    .input(one)
    .output(openedIssue),
  screenshot: oc
    .route({
      method: 'GET',
      path: '/partner/issues/{id}/screenshot',
      tags: ['partner'],
      summary: 'The screenshot of an issue',
      outputStructure: 'detailed',
    })
    .input(one)
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.file() })),
  assign: oc
    .route({
      method: 'POST',
      path: '/partner/issues/{id}/assign',
      tags: ['partner'],
      summary: 'The person who asks takes the issue, or gives it back',
    })
    .input(one.extend({ to: z.enum(['me', 'unassigned']) }))
    .output(changed),
  note: oc
    .route({
      method: 'POST',
      path: '/partner/issues/{id}/notes',
      tags: ['partner'],
      summary: 'Adds a note; it is mailed to a reporter who wants to be included',
    })
    .input(one.extend({ text: text(4_000).min(1) }))
    .output(changed),
  close: oc
    .route({ method: 'POST', path: '/partner/issues/{id}/close', tags: ['partner'], summary: 'Closes it' })
    .input(one)
    .output(changed),
  reopen: oc
    .route({
      method: 'POST',
      path: '/partner/issues/{id}/reopen',
      tags: ['partner'],
      summary: 'Opens it again',
    })
    .input(one)
    .output(changed),
}
