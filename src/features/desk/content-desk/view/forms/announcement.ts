import { isDay } from '#lib/dates.ts'
import { zoneName } from '#lib/merchant/merchant.ts'
import { fromStoreZone, inStoreZone } from '#platform/clock/rules/calendar.ts'
import { texts } from '../../texts.ts'
import type { ContentForm } from './form.ts'
import { type FieldReader, fieldReader, titleField } from './read-fields.ts'

const { problems, announcement: words } = texts

interface AnnouncementBody {
  text: string
  link?: { text: string; href: string }
  startsAt?: string
  endsAt: string
}

/** The bar at the top of the store. Its times are the warehouse's. */
export const announcementForm: ContentForm = {
  fields: [
    { ...titleField, hint: words.titleHint },
    { name: 'text', label: words.text, look: 'line', most: 120 },
    { name: 'linkText', label: words.linkText, look: 'line', most: 60, optional: true },
    {
      name: 'linkHref',
      ...words.link,
      look: 'line',
      most: 300,
      optional: true,
    },
    {
      name: 'startsAt',
      label: words.starts,
      hint: words.startsHint(zoneName().long),
      look: 'time',
      most: 16,
      optional: true,
    },
    {
      name: 'endsAt',
      label: words.ends,
      hint: words.endsHint(zoneName().long),
      look: 'time',
      most: 16,
    },
  ],
  write: ({ title, body }) => {
    const { text, link, startsAt, endsAt } = body as AnnouncementBody
    return {
      title,
      text,
      linkText: link?.text ?? '',
      linkHref: link?.href ?? '',
      startsAt: startsAt ? wallTime(startsAt) : '',
      endsAt: wallTime(endsAt),
    }
  },
  read: (values, { now }) => {
    const reader = fieldReader(values)
    const link = reader.link('linkText', 'linkHref')
    const startsAt = readTime(reader, 'startsAt', { optional: true })
    const endsAt = readTime(reader, 'endsAt')
    if (startsAt && endsAt && new Date(startsAt) >= new Date(endsAt))
      reader.refuse('endsAt', problems.endsFirst)
    else if (endsAt && new Date(endsAt) <= now) reader.refuse('endsAt', problems.ended)
    return {
      words: {
        title: reader.text('title'),
        summary: reader.text('text'),
        body: { text: reader.text('text'), ...(link && { link }), ...(startsAt && { startsAt }), endsAt },
      },
      problems: reader.problems,
    }
  },
}

const two = (value: number): string => String(value).padStart(2, '0')

/** "2027-03-31T23:59" of an instant, in the warehouse's time. */
function wallTime(at: string): string {
  const { day, minutes } = inStoreZone(new Date(at))
  return `${day}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** The instant of a wall time, written with the offset that holds then: "2027-03-31T23:59:00-05:00". */
function readTime(reader: FieldReader, field: string, options = {}): string {
  const value = reader.text(field, options)
  const [, day = '', hour = '', minute = ''] = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)$/.exec(value) ?? []
  if (value === '') return ''
  if (!isDay(day) || Number(hour) > 23 || Number(minute) > 59) {
    reader.refuse(field, problems.time)
    return ''
  }
  const at = fromStoreZone(day, Number(hour) * 60 + Number(minute))
  const offset = Math.round((Date.parse(`${value}:00Z`) - at.getTime()) / 3_600_000)
  return `${value}:00${offset < 0 ? '-' : '+'}${two(Math.abs(offset))}:00`
}
