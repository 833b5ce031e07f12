import { texts } from '../../texts.ts'
import type { ContentForm } from './form.ts'
import { fieldReader, linksHint, summaryField, titleField } from './read-fields.ts'

interface VideoBody {
  lead: string
  article?: string
  products: { text: string; href: string }
}

/** An installation video: the words around it. Captions and chapters belong to the recording. */
export const videoForm: ContentForm = {
  fields: [
    titleField,
    summaryField,
    { name: 'lead', label: texts.video.lead, look: 'text', most: 600 },
    {
      name: 'article',
      ...texts.video.article,
      look: 'line',
      most: 120,
      optional: true,
    },
    { name: 'productsText', label: texts.video.productsText, look: 'line', most: 200 },
    { name: 'productsHref', label: texts.video.productsHref, look: 'line', most: 300 },
  ],
  write: ({ title, summary, body }) => {
    const { lead, article = '', products } = body as VideoBody
    return { title, summary, lead, article, productsText: products.text, productsHref: products.href }
  },
  read: (values, { base, articles }) => {
    const reader = fieldReader(values)
    const article = reader.text('article', { optional: true })
    if (article !== '' && !articles.includes(article))
      reader.refuse('article', texts.problems.article(article))
    const { article: _, ...rest } = base ?? {}
    return {
      words: {
        title: reader.text('title'),
        summary: reader.text('summary'),
        body: {
          ...rest,
          lead: reader.text('lead'),
          ...(article === '' ? {} : { article }),
          products: { text: reader.text('productsText'), href: reader.path('productsHref') },
        },
      },
      problems: reader.problems,
    }
  },
}

interface StoryBody {
  quote: string
  author: string
  place: string
  system: string
  href?: string
}

/** A customer's story with a clip. The words of the clip are recorded. */
export const storyForm: ContentForm = {
  fields: [
    { ...titleField, ...texts.story.title },
    {
      name: 'quote',
      ...texts.story.quote,
      look: 'text',
      most: 2_000,
    },
    { name: 'author', label: texts.story.author, look: 'line', most: 200 },
    { name: 'place', label: texts.story.place, look: 'line', most: 200 },
    { name: 'system', label: texts.story.system, look: 'line', most: 200 },
    { name: 'href', label: texts.story.href, look: 'line', most: 300, optional: true },
  ],
  write: ({ title, body }) => {
    const { quote, author, place, system, href = '' } = body as StoryBody
    return { title, quote, author, place, system, href }
  },
  read: (values, { base }) => {
    const reader = fieldReader(values)
    const [author, place] = [reader.text('author'), reader.text('place')]
    const href = reader.address('href', { optional: true })
    const { href: _, ...rest } = base ?? {}
    return {
      words: {
        title: reader.text('title'),
        summary: `${author}, ${place}`,
        body: {
          ...rest,
          quote: reader.text('quote'),
          author,
          place,
          system: reader.text('system'),
          ...(href === '' ? {} : { href }),
        },
      },
      problems: reader.problems,
    }
  },
}

interface TrustBody {
  reseller: { text: string; href: string }
  bureau: { text: string; href: string; grade: string }
  shopper: { text: string; href: string }
}

/** Who else rates the store. */
export const trustForm: ContentForm = {
  fields: [
    titleField,
    { name: 'reseller', label: texts.trust.reseller, hint: linksHint, look: 'line', most: 400 },
    { name: 'bureau', label: texts.trust.bureau, hint: linksHint, look: 'line', most: 400 },
    { name: 'grade', label: texts.trust.grade, look: 'line', most: 2 },
    { name: 'shopper', label: texts.trust.shopper, hint: linksHint, look: 'line', most: 400 },
  ],
  write: ({ title, body }) => {
    const { reseller, bureau, shopper } = body as TrustBody
    const line = ({ text, href }: { text: string; href: string }) => `${text} | ${href}`
    return {
      title,
      reseller: line(reseller),
      bureau: line(bureau),
      grade: bureau.grade,
      shopper: line(shopper),
    }
  },
  read: (values) => {
    const reader = fieldReader(values)
    const link = (field: string) => {
      reader.text(field)
      return reader.links(field)[0] ?? { text: '', href: '' }
    }
    return {
      words: {
        title: reader.text('title'),
        summary: '',
        body: {
          reseller: link('reseller'),
          bureau: { ...link('bureau'), grade: reader.text('grade') },
          shopper: link('shopper'),
        },
      },
      problems: reader.problems,
    }
  },
}
