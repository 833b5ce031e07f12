import { defineTexts } from '#lib/language/texts.ts'

/** What homeowners and staff read of installers. */
export const texts = defineTexts({
  home: 'Home',
  title: 'Pro installation',
  lead:
    'Find an installer who serves your ZIP code. We check each license and EPA 608 certificate ourselves. ' +
    'You hire and pay the installer; we sell the equipment.',
  demo: 'This is a demo store. Its installers and their customers were made up. None of them exists.',
  search: {
    zip: 'ZIP code of the home',
    job: 'What do you want installed?',
    anyJob: 'Any equipment',
    find: 'Find installers',
    finding: 'Finding installers',
    wrong: 'Enter a ZIP code with five digits, such as 60614.',
    canada: 'We only list installers in the United States. For Canada, please call us.',
  },
  jobs: {
    furnace: 'Furnace',
    'air-conditioner': 'Central air conditioner',
    'heat-pump': 'Heat pump',
    'mini-split': 'Mini split',
    boiler: 'Boiler',
    'water-heater': 'Water heater',
  },
  found: (count: number, place: string) =>
    count === 1 ? `1 installer serves ${place}` : `${count} installers serve ${place}`,
  foundFor: (job: string) => `Only installers with a price for: ${job}.`,
  order: (number: string) => `For the installation of order ${number}.`,
  orderRefused: 'You only need the home’s ZIP code to find installers.',
  ranked:
    'Best rated first, then the nearest. Installers pay us nothing for their place in this list. ' +
    'Ratings come from homeowners, and a person on our team reads each one before it counts.',
  card: {
    license: 'License',
    licenseOf: (number: string, issuer: string) => `${number}, ${issuer}`,
    licenseChecked: (day: string, ends: string) => `We checked it on ${day}. It is valid until ${ends}.`,
    epa: 'EPA 608',
    epaTypes: {
      'type-1': 'Type I: small appliances',
      'type-2': 'Type II: high-pressure systems',
      'type-3': 'Type III: low-pressure systems',
      universal: 'Universal: every system',
    },
    epaChecked: (day: string) => `We saw the certificate on ${day}.`,
    area: 'Service area',
    miles: (miles: number) => `Within ${miles} miles of`,
    only: 'Selected ZIP codes near',
    away: (miles: number) =>
      miles < 1 ? 'Less than a mile from you.' : `About ${Math.round(miles)} miles from you.`,
    also: (count: number) => (count === 1 ? 'And 1 more ZIP code.' : `And ${count} more ZIP codes.`),
    rating: 'Rating',
    count: (count: number) => (count === 1 ? '1 homeowner' : `${count} homeowners`),
    noRating: 'No feedback yet',
    prices: 'Labor price',
    noPrices: 'Ask for a quote',
    priceNote: 'Typical labor, not including equipment and permit. Ask for a written quote.',
    call: (phone: string) => `Call ${phone}`,
    callName: (phone: string, name: string) => `Call ${phone}: ${name}`,
    mail: 'Send an email',
    mailName: (name: string) => `Send an email to ${name}`,
    website: 'Website',
    websiteOf: (name: string) => `Website of ${name}`,
    feedback: 'Read and give feedback',
    feedbackOf: (name: string) => `Read and give feedback about ${name}`,
  },
  empty: {
    title: (place: string) => `We don’t have an installer for ${place} yet`,
    titleFor: (job: string, place: string) =>
      `We don’t have an installer with a price for “${job}” in ${place} yet`,
    next: 'What you can do next:',
    steps: [
      'Look for a contractor on your state’s license board, and ask for the EPA 608 certificate.',
      'Ask your utility. Many list installers, and some rebates need one of them.',
      'Send the contractor our job list and permit sheet, so that each quote covers the same work.',
    ],
    anyJob: 'Show all installers for this ZIP code',
    ask: 'Ask us for help',
    jobList: 'Make a job list',
    permit: 'Print the permit sheet',
  },
  forOrder: 'Find an installer for this order',
  before: {
    title: 'Before you hire',
    steps: [
      {
        title: 'Ask for two or three written quotes',
        text: 'Each names the models, the parts, the permit, what is left out, and the labor warranty.',
      },
      {
        title: 'Ask who pulls the permit',
        text: 'The installer usually does. A permit brings an inspector who looks at the finished work.',
      },
      {
        title: 'Ask for the measurements at the end',
        text: 'Refrigerant charge, airflow and gas pressure, written down. You need them for the warranty.',
      },
    ],
    listen: 'Did one of them work for you? Your feedback helps the next homeowner.',
    give: 'Find the installer by ZIP code and press “Read and give feedback”.',
  },
  feedback: {
    title: 'Feedback about an installer',
    titleOf: (name: string) => `Feedback about ${name}`,
    choose: 'Which installer was it?',
    chooseJob: 'What was installed?',
    chooseHow: 'Find the installer by the ZIP code of the home. Then press “Read and give feedback”.',
    said: 'What homeowners say',
    none: 'No feedback about this installer yet. Be the first.',
    onlyNewest: (count: number) => `The newest ${count} are shown.`,
    bought: 'Bought the equipment here',
    kept: { yes: 'The bill matched the quote', no: 'The bill was higher than quoted', unsaid: '' },
    form: 'How was your installation?',
    formLead: 'Good and bad both help. A person reads your text before we publish it.',
    forOrder: (number: string) => `Your feedback shows that the equipment was bought here (order ${number}).`,
    orderUnknown:
      'We couldn’t open this order, so the feedback will not show that you bought the equipment here.',
    rating: 'Your rating',
    stars: ['Very poor', 'Poor', 'Fair', 'Good', 'Very good'],
    keptPrice: 'Did the bill match the quote?',
    keptPrices: { yes: 'Yes', no: 'No, it was higher', unsaid: 'I’d rather not say' },
    body: 'What should the next homeowner know?',
    bodyHint: '20 to 2,000 characters.',
    author: 'Display name',
    authorHint: 'For example “Ada L.”',
    email: 'Email',
    emailHint: 'Never shown. We’ll use it to tell you whether we publish your feedback.',
    consent:
      'I agree that the store may publish my feedback and the name above on its website. I can withdraw ' +
      'this at any time by writing to the store, and my feedback will be removed.',
    privacy: 'How we protect your privacy',
    send: 'Send my feedback',
    sending: 'Sending',
    sent: 'Thank you for your feedback',
    sentText:
      'A person reads it before we publish it, usually within two business days. You get an answer by ' +
      'email.',
    back: 'Back to the list of installers',
  },
  errors: {
    summary: 'Check these fields',
    rating: 'Choose 1 to 5 stars',
    body: 'Write 20 to 2,000 characters',
    author: 'Enter a display name',
    email: 'Enter an email address like name@example.com',
    consent: 'We can publish feedback only if you agree',
  },
  problems: {
    zip: 'Enter a ZIP code with five digits.',
    unknownZip: 'We don’t know this ZIP code.',
    zips: 'Enter up to 200 ZIP codes with five digits, with spaces between them.',
    radius: 'Enter 0 to 100 miles.',
    price: 'Enter two whole dollar amounts, the lower one first.',
    day: 'Enter a day.',
    future: 'This day is in the future.',
    needed: 'Homeowners see a listing only when this is filled in.',
    ended: 'This license has ended, so homeowners can’t see the listing.',
  },
  failed: 'We couldn’t send your feedback. Try again in a moment.',
  notFound: 'We couldn’t find this installer. It may have left the list.',
  decided: 'Another person has already decided about this feedback.',
  noConsent: 'This feedback has no record of consent, so it can’t be published.',
  counted:
    'Feedback of the same mailbox or order about this installer is published already. Remove that one first.',
  changed: 'Someone else changed this listing while you were writing. Look at it and save again.',
  busy: 'The store is busy. Please try again in a second.',
  mail: {
    stops: 'Whether we publish your feedback about an installer',
    published: 'Your feedback is on our website',
    publishedText: (installer: string) =>
      `Thank you for your feedback about ${installer}. It is now on our website and counts in the rating. ` +
      'If you change your mind, answer this email and we remove it.',
    refused: 'About the feedback you sent us',
    refusedText: (installer: string, reason: string) =>
      `Thank you for your feedback about ${installer}. We did not publish it, for this reason: ${reason}`,
  },
})
