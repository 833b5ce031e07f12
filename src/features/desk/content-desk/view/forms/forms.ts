import type { ContentKind } from '#features/content/content/rules/kinds.ts'
import { texts } from '../../texts.ts'
import { announcementForm } from './announcement.ts'
import { articleForm } from './article.ts'
import type { ContentForm, Field } from './form.ts'
import { storyForm, trustForm, videoForm } from './other-kinds.ts'
import {
  fieldReader,
  leadField,
  linksHint,
  summaryField,
  titleField,
  writeLinks,
  writeRows,
} from './read-fields.ts'
import { readSections, type Section, writeSections } from './sections.ts'

interface Measure {
  label: string
  value: string
  unit: string
}
interface BrochureBody {
  maker: string
  lead: string
  plate: Measure[]
  sections: Section[]
  related: { text: string; href: string }[]
  sources: { text: string; href?: string }[]
}

const measures = (list: readonly Measure[]): string =>
  writeRows(list.map(({ label, value, unit }) => [label, value, ...(unit === '' ? [] : [unit])]))
const MEASURE = texts.brochure.measureCells
const measureField = (name: string, label: string): Field => ({
  name,
  label,
  hint: texts.brochure.measureHint,
  look: 'rows',
  most: 1_600,
})
const toMeasure = ([label = '', value = '', unit = '']: readonly string[]): Measure => ({
  label,
  value,
  unit,
})

/** A brochure. Which products it lists, and what its drawings show, stay as they are. */
const brochureForm: ContentForm = {
  fields: [
    titleField,
    summaryField,
    { name: 'maker', label: texts.brochure.maker, look: 'line', most: 200 },
    leadField,
    measureField('plate', texts.brochure.plate),
    { name: 'sections', label: texts.brochure.sections, look: 'markup', most: 20_000 },
    {
      name: 'related',
      label: texts.brochure.related,
      hint: linksHint,
      look: 'rows',
      most: 2_400,
      optional: true,
    },
    {
      name: 'sources',
      ...texts.brochure.sources,
      look: 'rows',
      most: 4_000,
      optional: true,
    },
  ],
  write: ({ title, summary, body }) => {
    const { maker, lead, plate, sections, related, sources } = body as BrochureBody
    return {
      title,
      summary,
      maker,
      lead,
      plate: measures(plate),
      sections: writeSections(sections),
      related: writeLinks(related),
      sources: writeRows(sources.map(({ text, href }) => [text, ...(href ? [href] : [])])),
    }
  },
  read: (values, { base }) => {
    const reader = fieldReader(values)
    const before = (base?.sections ?? []) as Section[]
    const pictures = before.flatMap(({ picture }) => picture ?? [])
    const { sections, lines } = readSections(reader, 'sections', pictures)
    return {
      words: {
        title: reader.text('title'),
        summary: reader.text('summary'),
        body: {
          ...base,
          maker: reader.text('maker'),
          lead: reader.text('lead'),
          plate: reader.rows('plate', MEASURE, { optional: 1 }).map(toMeasure),
          sections,
          related: reader.links('related'),
          sources: reader
            .rows('sources', texts.brochure.sourceCells, { optional: 1 })
            .map(([text = '', href = '']) => (href === '' ? { text } : { text, href })),
        },
      },
      problems: reader.problems,
      lines,
    }
  },
}

interface GuaranteeBody {
  lead: string
  inForce: string
  facts: Measure[]
  terms: { title: string; text: string; list?: string[] }[]
  links: { text: string; href: string }[]
}

/** The guarantee: numbered promises. */
const guaranteeForm: ContentForm = {
  fields: [
    titleField,
    summaryField,
    leadField,
    {
      name: 'inForce',
      ...texts.guarantee.inForce,
      look: 'line',
      most: 200,
    },
    measureField('facts', texts.guarantee.facts),
    { name: 'terms', label: texts.guarantee.terms, look: 'markup', most: 20_000 },
    {
      name: 'links',
      label: texts.guarantee.links,
      hint: linksHint,
      look: 'rows',
      most: 2_000,
      optional: true,
    },
  ],
  write: ({ title, summary, body }) => {
    const { lead, inForce, facts, terms, links } = body as GuaranteeBody
    return {
      title,
      summary,
      lead,
      inForce,
      facts: measures(facts),
      terms: writeSections(
        terms.map(({ title: name, text, list }) => ({
          title: name,
          paragraphs: [text],
          ...(list && { list }),
        })),
      ),
      links: writeLinks(links),
    }
  },
  read: (values) => {
    const reader = fieldReader(values)
    const { sections, lines } = readSections(reader, 'terms', [])
    for (const [index, { paragraphs, table, links }] of sections.entries())
      if (paragraphs.length !== 1 || table || links) reader.refuse('terms', texts.problems.term, lines[index])
    return {
      words: {
        title: reader.text('title'),
        summary: reader.text('summary'),
        body: {
          lead: reader.text('lead'),
          inForce: reader.text('inForce'),
          facts: reader.rows('facts', MEASURE, { optional: 1 }).map(toMeasure),
          terms: sections.map(({ title, paragraphs, list }) => ({
            title,
            text: paragraphs[0] ?? '',
            ...(list && { list }),
          })),
          links: reader.links('links'),
        },
      },
      problems: reader.problems,
      lines,
    }
  },
}

/** The form of each kind of content. */
export const FORMS: Readonly<Record<ContentKind, ContentForm>> = {
  announcement: announcementForm,
  article: articleForm,
  brochure: brochureForm,
  guarantee: guaranteeForm,
  testimonial: storyForm,
  trust: trustForm,
  video: videoForm,
}
