import { defineTexts } from '#lib/language/texts.ts'
import { zoneName } from '#lib/merchant/merchant.ts'

const time = `${zoneName().long} time`

/** The labels of the fields of the forms, and what their hints say. */
export const fieldTexts = defineTexts({
  title: 'Title',
  summary: 'Summary',
  summaryHint: 'One or two sentences for lists and search engines',
  lead: 'First paragraph',
  leadHint: 'Shown below the title in larger type',
  sources: 'Sources',
  linksAtEnd: 'Links at the end',
  linksHint: 'One link in each line: words | address',
  measureHint: 'One per line: label | value | unit',
  announcement: {
    titleHint: 'For your team. Shoppers don’t see it',
    text: 'Bar text',
    linkText: 'Link text',
    linkHref: 'Link address',
    linkHrefHint: 'A path in this store, such as /premium-guarantee, or an address with https://',
    starts: 'Starts',
    startsHint: `${time}. Leave blank to start when you publish`,
    ends: 'Ends',
    endsHint: `${time}. The bar counts down, then says “Expired”. It is gone on the next page`,
  },
  article: {
    topic: 'Topic',
    text: 'Text',
    sourcesHint:
      'One in each line: name for “sources:” | publisher and title | date (yyyy, yyyy-mm or ' +
      'yyyy-mm-dd) | address, if it has one',
    checked: 'Figures checked on',
    checkedHint: 'The date someone last checked the figures against their sources',
    related: 'Read next',
    relatedHint: 'Up to four articles: the last part of each address, separated by commas',
    productsTitle: 'Products heading',
    productTypes: 'Product types',
    productTypesHint: 'Such as “Gas furnace”, separated by commas',
    allText: '“See all” link text',
    allHref: '“See all” link address',
  },
  brochure: {
    maker: 'Text above the title',
    plate: 'Figures of the plate',
    sections: 'Sections',
    sourcesHint: 'One per line: publisher, title and date | address, if any',
  },
  guarantee: {
    inForce: 'Effective date',
    inForceHint: 'As written: January 1, 2025',
    facts: 'Figures',
    terms: 'Promises',
  },
  video: {
    lead: 'Text above the video',
    article: 'Related article',
    articleHint: 'The last part of its address',
    productsText: 'Products link text',
    productsHref: 'Products link address',
  },
  story: {
    title: 'Headline',
    quote: 'Quote',
    quoteHint: 'Change it only if the customer agrees. The recorded clip doesn’t change',
    author: 'Customer',
    place: 'Place',
    system: 'System',
    href: 'Address of similar products',
  },
  trust: {
    reseller: 'ResellerRatings',
    bureau: 'Better Business Bureau',
    grade: 'BBB grade',
    shopper: 'Shopper Approved',
  },
  /** what the cells of a line are, in the message about one that lacks some */
  cells: {
    name: 'name',
    publisherAndTitle: 'publisher and title',
    date: 'date',
    address: 'address',
    words: 'words',
    label: 'label',
    value: 'value',
    unit: 'unit',
    source: 'source',
  },
})
