import { defineTexts } from '#lib/language/texts.ts'

export const texts = defineTexts({
  title: 'Ten-year warranty',
  intro:
    'Register your equipment here. We send the serial number to the maker and keep your proof for as ' +
    'long as you own the equipment.',
  find: 'Enter the order number and the ZIP code it ships to.',
  heading: (order: string) => `Warranty of order ${order}`,
  why: 'Why register',
  term: (registered: number, unregistered: number, days: number) =>
    `${registered} years of parts warranty when you register within ${days} days after installation; ` +
    `${unregistered} years otherwise.`,
  core: (years: number) => `Compressor or heat exchanger: ${years} years.`,
  california: 'In California you get the full term without registering. Registering still keeps your proof.',
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
    'Find the serial number on each unit’s nameplate, or take a photo of it.',
    'Enter the installation date from your installer’s invoice.',
    'We register the unit with the maker and email you the proof.',
  ],
  covered: 'What the warranty covers',
  coveredLines: [
    'It covers parts that fail because of defects in material or workmanship: motors, boards, valves, coils.',
    'It does not cover labor, refrigerant, filters, or damage from improper installation or poor ' +
      'maintenance.',
    'It applies to the original owner at the original address, unless the maker says otherwise.',
  ],
  article: 'How to read a nameplate, and which papers to keep',
  nothing: 'This order has no equipment to register.',
  notShipped: 'You can register the equipment once it has shipped.',
  unit: (unit: string, number: number, all: number) => (all > 1 ? `${unit} ${number} of ${all}` : unit),
  clock: {
    left: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
    by: (day: string) => `Register by ${day} if it was installed on the day of delivery.`,
    over:
      'If it was installed on the day of delivery, the deadline has passed. Register anyway: the ' +
      'installation date counts.',
    covered: (day: string, years: number) => `${years}-year parts warranty, through ${day}`,
  },
  form: {
    legend: 'Register this unit',
    change: 'Correct the registration',
    serial: 'Serial number',
    serialShipped: 'We shipped this one. Compare it with the unit’s nameplate.',
    serialHint: 'From the unit’s nameplate, not the carton. The letter O and zero look alike.',
    photo: 'Or a photo of the nameplate',
    photoHint: 'JPEG, PNG or WebP, at most 10 MB. A person reads the serial number from it.',
    installedOn: 'Installation date',
    installer: 'Installer (optional)',
    send: 'Register',
    save: 'Save the correction',
    sending: 'Registering…',
  },
  state: {
    received: 'Registered with us. We’ll send it to the maker.',
    reading: 'We have your photo. A person will read the serial number and register the unit.',
    filed: (reference: string) => `Registered with the maker, reference ${reference}.`,
  },
  late: (day: string, years: number) =>
    `The maker accepted registrations through ${day}. Without registration the warranty is ${years} years.`,
  facts: {
    serial: 'Serial number',
    onPhoto: 'on the photo',
    installedOn: 'Installed on',
    installer: 'Installer',
    registeredOn: 'Registered on',
    covered: 'Parts warranty through',
  },
  proof: 'Proof of registration (PDF)',
  proofTitle: 'Proof of warranty registration',
  proofOrder: (order: string) => `Order ${order}`,
  proofNote: 'Keep this with your installer’s invoice. The maker’s terms decide any claim.',
  claim: 'Make a claim',
  ask: 'Ask about this unit',
  documents: 'Documents, wiring, and care',
  seeOrder: 'See the order',
  another: 'Look up another order',
  registered: 'Your unit is registered.',
  link: 'Register the warranty',
  warranty: 'Warranty',
  seeWarranty: 'See the registration',
  notRegistered: 'Not registered yet.',
  busy: 'We couldn’t save the registration. Please try again in a moment.',
  tooMany: 'You’ve sent too many registrations. Please try again in an hour, or call us.',
  noUnit: 'This order has no such unit.',
  taken: 'This serial number is already registered for another unit. Please check it, or call us.',
  filedAlready: 'The maker already has this registration. Please call us to change it.',
  photoTooLarge: 'The photo is larger than 10 MB. Please choose a smaller one.',
  photoUnreadable: 'We can’t read this photo. Please send a JPEG, PNG or WebP picture.',
  storageFull: 'We can’t save the photo right now. Please type the serial number, or try again later.',
  noProof: 'No unit of this order is registered yet.',
  needsSerial: 'Type the serial number shown in the photo.',
  failed: 'Please check the fields.',
  errors: {
    summary: 'Please check the registration',
    serialOrPhoto: 'Enter the serial number or add a photo of the nameplate.',
    day: 'Enter the installation date.',
    beforeSale: 'The installation date is before the order.',
    future: 'The installation date is in the future.',
    installer: 'Use at most 80 characters.',
  },
  mail: {
    stops: 'Warranty reminders',
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
})
