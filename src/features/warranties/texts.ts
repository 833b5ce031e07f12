export const texts = {
  title: 'Ten-year warranty',
  intro:
    'Register your equipment here. We pass the serial number on to the maker and keep the proof for you, ' +
    'for as long as you own the equipment.',
  find: 'Enter the order number and the ZIP code that it ships to.',
  heading: (order: string) => `Warranty of order ${order}`,
  why: 'What registering is worth',
  term: (registered: number, unregistered: number, days: number) =>
    `${registered} years of parts warranty when you register within ${days} days after installation; ` +
    `${unregistered} years otherwise.`,
  core: (years: number) => `Compressor or heat exchanger: ${years} years.`,
  california: 'In California the full term holds without registration. Registering still keeps your proof.',
  terms: {
    caption: 'Parts warranty by brand',
    brand: 'Brand',
    registered: 'Registered',
    unregistered: 'Not registered',
    within: 'Register within',
    years: (years: readonly number[]) => `${years.join(' or ')} years`,
    days: (days: readonly number[]) => `${days.join(' or ')} days`,
  },
  howTo: 'How it works',
  steps: [
    'Find the serial number on the plate of each unit, or take a photo of the plate.',
    'Enter the day of installation from the invoice of your installer.',
    'We register the unit with the maker and send you the proof by e-mail.',
  ],
  covered: 'What the warranty covers',
  coveredLines: [
    'It covers parts that fail through a fault of material or workmanship: motors, boards, valves, coils.',
    'It does not cover labor, refrigerant, filters, or damage from wrong installation or missing care.',
    'It belongs to the first owner at the first address, unless the maker says otherwise.',
  ],
  article: 'How to read a plate, and which papers to keep',
  nothing: 'This order has no equipment to register.',
  notShipped: 'You can register the equipment once it has shipped.',
  unit: (unit: string, number: number, all: number) => (all > 1 ? `${unit} ${number} of ${all}` : unit),
  clock: {
    left: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
    by: (day: string) => `Register by ${day} if it was installed on the day of delivery.`,
    over:
      'The time to register is over if it was installed on the day of delivery. Register anyway: the day ' +
      'of installation counts.',
    covered: (day: string, years: number) => `Parts warranty of ${years} years until ${day}`,
  },
  form: {
    legend: 'Register this unit',
    change: 'Correct the registration',
    serial: 'Serial number',
    serialHint: 'From the plate of the unit, not from the carton. The letter O and zero look alike.',
    photo: 'Or a photo of the plate',
    photoHint: 'JPEG, PNG or WebP, at most 10 MB. A person reads the serial number from it.',
    installedOn: 'Day of installation',
    installer: 'Installer, if you like',
    send: 'Register',
    save: 'Save the correction',
    sending: 'Registering…',
  },
  state: {
    received: 'Registered with us. We pass it on to the maker.',
    reading: 'Your photo is here. A person reads the serial number and registers the unit.',
    filed: (reference: string) => `Registered with the maker, reference ${reference}.`,
  },
  late: (day: string, years: number) =>
    `The maker took registrations until ${day}. The warranty without registration is ${years} years.`,
  facts: {
    serial: 'Serial number',
    onPhoto: 'on the photo',
    installedOn: 'Installed on',
    installer: 'Installer',
    registeredOn: 'Registered on',
    covered: 'Parts warranty until',
  },
  proof: 'Proof of registration (PDF)',
  proofTitle: 'Proof of warranty registration',
  proofOrder: (order: string) => `Order ${order}`,
  proofNote:
    'Keep this paper with the invoice of your installer. The terms of the maker decide about a claim.',
  claim: 'Make a claim',
  ask: 'Ask about this unit',
  documents: 'Documents, wiring, and care',
  seeOrder: 'See the order',
  another: 'Look up another order',
  registered: 'Your unit is registered.',
  link: 'Register the warranty',
  busy: 'We could not save the registration. Please try again in a moment.',
  tooMany: 'You have sent many registrations. Please try again in an hour, or call us.',
  noUnit: 'This order has no such unit.',
  taken: 'This serial number is registered for another unit already. Please check it, or call us.',
  filedAlready: 'The maker has this registration already. Please call us to change it.',
  photoTooLarge: 'The photo is larger than 10 MB. Please choose a smaller one.',
  photoUnreadable: 'We cannot read this photo. Please send a JPEG, PNG or WebP picture.',
  storageFull: 'We cannot keep the photo now. Please type the serial number, or try again later.',
  noProof: 'No unit of this order is registered yet.',
  needsSerial: 'Type the serial number that the photo shows.',
  failed: 'Please check the fields.',
  errors: {
    summary: 'Please check the registration',
    serialOrPhoto: 'Type the serial number or add a photo of the plate.',
    serialSigns: 'A serial number has letters, digits and hyphens only.',
    serialLength: (length: number) => `A serial number has 5 to 20 characters; this one has ${length}.`,
    serialNone: 'This is not a serial number. Look for “Serial” or “S/N” on the plate.',
    serialIsModel: 'This is the model number. The serial number stands beside it on the plate.',
    day: 'Enter the day of installation.',
    beforeSale: 'The day of installation is before the order.',
    future: 'The day of installation is in the future.',
    installer: 'Use at most 80 characters.',
  },
  mail: {
    registered: (unit: string) => `Registered: ${unit}`,
    registeredText: (product: string, until: string) =>
      `We have your registration of ${product}. The parts warranty runs until ${until}. ` +
      'We pass the registration on to the maker and write to you when it is done.',
    filed: (unit: string) => `The maker has your registration: ${unit}`,
    filedText: (product: string, reference: string, until: string) =>
      `The maker has registered ${product} with the reference ${reference}. ` +
      `The parts warranty runs until ${until}.`,
    open: 'Open the proof',
    serial: (serial: string) => `Serial number: ${serial}`,
    remind: 'Register your new equipment for the longer warranty',
    remindText: (units: string, days: number) =>
      `${units} can be registered within ${days} days after installation. Registered in time, the parts ` +
      'warranty is twice as long or longer. It takes two minutes: a serial number or a photo of each plate.',
    remindOpen: 'Register now',
  },
} as const
