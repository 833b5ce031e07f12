import { defineTexts } from '#lib/language/texts.ts'
import { zoneName } from '#lib/merchant/merchant.ts'

/** Texts of quote by photo that homeowners read. */
export const texts = defineTexts({
  title: 'Quote by Photo',
  lead:
    'Send a few photos of what you have now. A person on our team reads the rating plates and answers with ' +
    'options that fit your home.',
  start: 'Take the photos',
  free: 'Free, with no obligation. You need about ten minutes and a phone.',
  howTitle: 'How it works',
  how: [
    {
      title: 'You take the photos',
      text:
        'The form asks for eight views, from the outdoor unit to the breaker panel. Skip any you can’t ' +
        'reach.',
    },
    {
      title: 'A person reads the rating plates',
      text: 'Maker, model, year, fuel and size are on the plates. We note what we read and who read it.',
    },
    {
      title: 'You get options with prices',
      text: 'We answer within one business hour, by phone or email. Take your time to decide.',
    },
  ],
  hours:
    `Business hours are ${zoneName().long} Time (${zoneName().short}). ` +
    'The form shows when we’ll answer.',
  goodTitle: 'How to take a photo we can read',
  good: [
    'Fill the frame with the plate, and hold the phone straight in front of it.',
    'Tap the plate on the screen so that it is sharp. Every line of text should be readable.',
    'Turn on a light instead of the flash, which can make a metal plate shine.',
  ],
  goodPicture: 'A rating plate that fills the frame',
  badPicture: 'The same plate too far away',
  goodLabel: 'Good: the plate fills the frame',
  badLabel: 'Too far away to read',
  safety:
    'Stay safe: do not remove panels or covers, and do not climb. A photo from where you stand is enough.',
  shots: {
    outdoor: { name: 'Outdoor unit', how: 'The whole unit and everything next to it.' },
    'outdoor-plate': {
      name: 'Outdoor unit’s nameplate',
      how: 'A metal or paper label, often on the side or back near the pipes.',
    },
    indoor: {
      name: 'Furnace or air handler',
      how: 'The whole unit: in a basement, closet, garage or attic.',
    },
    'indoor-plate': {
      name: 'Indoor unit’s nameplate',
      how: 'Often on a side, or behind a door that lifts off without tools. Leave screws alone.',
    },
    thermostat: { name: 'Thermostat', how: 'The front, with its display on.' },
    panel: { name: 'Breaker panel', how: 'With its door open. Do not remove the cover behind the door.' },
    vent: {
      name: 'Flue or vent',
      how: 'The pipe that leaves the furnace, where it goes into wall or ceiling.',
    },
    space: {
      name: 'Space around the indoor unit',
      how: 'From two steps back, so we can see how much room there is.',
    },
  },
  form: {
    heading: 'Photos of what you have now',
    title: 'Your photos',
    lead:
      'Each photo is saved as soon as you take it. You can close this page and continue later on this ' +
      'device.',
    take: 'Take or choose a photo',
    another: 'Add another photo',
    cannot: 'I can’t reach it',
    remove: 'Remove',
    saved: 'Saved',
    photoOf: (name: string, number: number) => `${name}, photo ${number}`,
    count: (count: number) => (count === 1 ? '1 photo saved' : `${count} photos saved`),
    waiting: 'Waiting for the photo before it',
    preparing: 'Preparing the photo',
    sending: (percent: number) => `Sending, ${percent}%`,
    offline: 'No connection. The photo is sent when you are online again. Please leave this page open.',
    again: 'Send again',
    cancel: 'Cancel',
    types: 'JPEG, PNG or WebP, up to 15 MB each',
    savePhotos: 'Save the photos',
    savePhotosHint: 'Up to 15 MB at a time. Save now and then; you can add more below.',
    homeTitle: 'Your home and what you want',
    rooms: 'Rooms it heats or cools',
    roomsHint: 'For example: 3 bedrooms, kitchen, living room, about 1,800 square feet.',
    wishes: 'What should be better?',
    wishesHint: 'For example: quieter, lower bills, a cold bedroom, replaced before winter.',
    contactTitle: 'Where should we send your options?',
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    zip: 'ZIP code',
    consent:
      'You may keep my photos and contact me by phone or email about this request, even if I don’t ' +
      'finish the form.',
    consentHint:
      'We delete unfinished requests 14 days after your last change, and finished ones after a year.',
    send: 'Send my request',
    sendingForm: 'Sending your request',
    waitPhotos: 'Waiting for your photos',
    promise: (promised: string) => `If you send it now, we’ll answer ${promised}.`,
    checkTitle: 'Please check these fields',
    startOver: 'Delete these photos and start over',
  },
  captcha: {
    label: 'Check that you are not a robot',
    working: 'Your browser is solving a short calculation. You can keep filling in the form.',
    done: 'Done. You are not a robot.',
    failed: 'The check did not finish.',
    again: 'Try again',
    wayOut:
      'If it fails again, send the form anyway: we accept a few requests an hour without it. Or call us.',
    noScript:
      'Without JavaScript, we accept a few requests an hour from one connection. You can also call us.',
    why:
      'The check runs on your device. There are no pictures to click, and no other company ' +
      'learns about you.',
  },
  sent: {
    title: 'We have your photos',
    reference: (reference: string) => `Your reference is ${reference}.`,
    answer: (promised: string) => `We’ll answer ${promised}, by phone or email.`,
    received: (photos: number) => (photos === 1 ? 'We received 1 photo.' : `We received ${photos} photos.`),
    mail: 'We have sent a confirmation by email. It has a private link for adding photos.',
    add: 'Add more photos',
    addLead: 'Photos that you add now go to the same request.',
    another: 'Start another request',
  },
  problems: {
    photos: 'Add at least one photo.',
    name: 'Enter your name.',
    phoneMissing: 'Enter your phone number.',
    phone: 'Enter a US phone number with ten digits, like (312) 555-0142.',
    email: 'Enter an email address like name@example.com.',
    zip: 'Enter your ZIP code, five digits.',
    consent: 'Check this box so we can answer you.',
  },
  refusals: {
    too_large: 'The photo is larger than 15 MB. Take it again with a lower resolution, or send another one.',
    too_many_pixels:
      'The photo has more than 60 million pixels, which we cannot open. Choose a smaller size in your ' +
      'camera, and take it again.',
    no_picture: 'We cannot open this file as a photo. Send a JPEG, PNG or WebP.',
    empty: 'The file is empty. Choose the photo again.',
    heic:
      'The photo is in Apple’s HEIC format, which we cannot open. On an iPhone, pick it from Photos ' +
      'instead of Files, or set Settings > Camera > Formats to Most Compatible and take it again. On a ' +
      'Mac, open it in Preview, choose File > Export and the format JPEG.',
    video: 'The file is a video. Take a photo instead, or a screenshot of the video.',
    pdf: 'The file is a PDF. Take a photo or a screenshot of the page.',
    too_many: 'You’ve added 16 photos, the most we can take. Remove one to add another.',
    storage_full: 'We can’t save photos right now. Please try again in an hour, or call us.',
    captcha: 'The robot check expired. We’re running it again now.',
    sent: 'You already sent this request. You can still add photos.',
    no_draft: 'We no longer have these photos. Please start over.',
    lost: 'The connection was lost. Everything you typed is still here. Please try again.',
    busy: 'Another change is being saved. Please try again.',
    failed: 'We couldn’t send the photo. Please try again.',
  },
  mail: {
    subject: (reference: string) => `We have your photos (${reference})`,
    preview: (promised: string) => `We’ll answer ${promised}.`,
    heading: 'We have your photos',
    received: (photos: number) =>
      photos === 1 ? 'Thank you. We received 1 photo.' : `Thank you. We received ${photos} photos.`,
    promised: (promised: string) =>
      `A person will read the rating plates. We’ll answer ${promised}, by phone or email.`,
    add: 'Use the private link below to see your photos and add more. Please don’t share it.',
    open: 'View or add photos',
    footnote: 'We delete your photos a year after your request, or sooner if you ask.',
  },
  /** one line of the lead's comments for staff */
  comments: {
    photos: (photos: number) => (photos === 1 ? '1 photo' : `${photos} photos`),
    unreachable: (names: string) => `Can’t reach: ${names}`,
    rooms: (rooms: string) => `Rooms: ${rooms}`,
    zip: (zip: string) => `ZIP ${zip}`,
  },
})
