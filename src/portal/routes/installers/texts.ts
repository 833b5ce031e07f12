import { defineTexts } from '#lib/language/texts.ts'

/** Texts of the pages about installers, for staff and for the installers themselves. */
export const texts = defineTexts({
  list: {
    title: 'Installers',
    lead:
      'What homeowners see on the store’s “Pro installation” page. To add a listing, open the ' +
      'company’s page.',
    feedback: 'Homeowner feedback',
    companies: 'Companies',
    name: 'Company',
    state: 'Visible',
    seen: 'Yes',
    hidden: 'No',
    ended: 'license ended',
    toCheck: 'needs review',
    closed: 'company closed',
    license: 'License expires',
    area: 'Area',
    areaOf: (zip: string, miles: number, more: number) =>
      `${miles} miles around ${zip}${more > 0 ? `, and ${more} more` : ''}`,
    phoneNote: (visible: string, area: string) => `Visible: ${visible}. ${area}.`,
    rating: 'Rating',
    ratingOf: (stars: string, count: number) => `${stars} (${count})`,
    noRating: 'None yet',
    none: 'No listings yet',
    noneHow: 'Open a company and choose “Homeowner listing”.',
  },
  one: {
    title: 'Homeowner listing',
    titleOf: (name: string) => `${name}: homeowner listing`,
    lead:
      'Homeowners see the company’s name, phone, email, website and description with this listing. ' +
      'Get the company’s consent first.',
    ownLead:
      'Homeowners see this on our “Pro installation” page, with your company’s name, phone, email, ' +
      'website and description. We check your license and certificate before it appears, and again ' +
      'whenever you change them.',
    toCompany: 'Company',
    notSeen: 'Homeowners can’t see this listing.',
    seen: 'Homeowners can see this listing.',
    waits: 'Homeowners can’t see this listing yet. We check the license and certificate first.',
    changedBy: (name: string) => `Last saved by ${name}.`,
    license: 'License',
    licenseNumber: 'License number',
    licenseIssuer: 'Issued by',
    licenseIssuerHint: 'Example: City of Chicago or Wisconsin DSPS.',
    licenseEndsOn: 'Expiration date',
    licenseEndsOnHint: 'The listing is hidden starting the next day.',
    licenseCheckedOn: 'Verified with the issuer on',
    epa: 'EPA 608 certificate',
    epaNumber: 'Certificate number',
    epaNumberHint: 'Only our team sees the number. Homeowners see the type.',
    ownEpaNumberHint: 'Only our team sees the number. Homeowners see the type.',
    epaType: 'Type',
    epaTypes: {
      '': 'Unknown',
      'type-1': 'Type I',
      'type-2': 'Type II',
      'type-3': 'Type III',
      universal: 'Universal',
    },
    epaCheckedOn: 'Certificate verified on',
    area: 'Service area',
    baseZip: 'Base ZIP code',
    radiusMiles: 'Radius in miles',
    radiusHint: '0 to 100. With 0, the area is the base ZIP code and the ZIP codes below.',
    extraZips: 'More ZIP codes',
    extraZipsHint: 'Up to 200, separated by spaces or commas.',
    prices: 'Labor prices',
    pricesHint:
      'Lowest and highest price in whole dollars. Leave a line blank if the company doesn’t do this work.',
    low: (job: string) => `${job}: from`,
    high: (job: string) => `${job}: to`,
    show: 'Show this listing to homeowners',
    showHint: 'Requires a verified license and EPA 608 certificate.',
    save: 'Save listing',
    saved: 'Saved.',
    savedToCheck: 'Saved. We’ll check the license and certificate before homeowners see the listing.',
    theirs:
      'Someone else saved this listing while you were editing. Review their version and redo your edits.',
    readOnly: 'Only operations and administrators can change a listing.',
  },
  feedback: {
    title: 'Installer feedback',
    listings: 'Installers',
    none: 'No feedback',
    noneHow: 'Homeowners send feedback from the store’s “Pro installation” page.',
    about: (company: string, stars: number) => `${company}: ${stars === 1 ? '1 star' : `${stars} stars`}`,
    by: (author: string, day: string) => `${author}, received ${day}.`,
    order: (number: string) => `The sender verified order ${number}.`,
    noOrder: 'No order given.',
    kept: { yes: 'The bill matched the quote.', no: 'The bill was higher than the quote.', unsaid: '' },
    own: 'This came from the company’s own email domain. Find out who wrote it before you publish it.',
    publishOf: (company: string, author: string) => `Publish ${author}’s feedback about ${company}`,
  },
})
