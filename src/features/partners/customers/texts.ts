import { defineTexts, plural } from '#lib/language/texts.ts'

/** Texts of customers and projects. */
export const texts = defineTexts({
  stages: {
    lead: 'Lead',
    visited: 'Visited',
    quoted: 'Quoted',
    ordered: 'Ordered',
    installed: 'Installed',
    closed: 'Closed',
  },
  busy: 'The store is busy. Please try again in a second.',
  name: 'Enter a name.',
  phone: 'Enter a 10-digit phone number.',
  email: 'Enter an email address like name@example.com.',
  zip: 'Enter a 5-digit ZIP code.',
  state: 'Enter the state as two letters, such as IL.',
  reach: 'Enter a phone number or an email address.',
  home: 'Enter the floor area in square feet and the ZIP code.',
  noteEmpty: 'Enter a note first.',
  changed: 'Someone else changed this while you were editing. Compare both versions and save again.',
  duplicate: 'A customer with this phone number or email address already exists.',
  tooManyContacts: 'A customer can have up to 50 contacts.',
  tooManyProjects: 'A customer can have up to 200 projects.',
  created: 'Customer created',
  projectCreated: (name: string) => `Project created: ${name}`,
  moved: (name: string, from: string, to: string) => `${name}: ${from} → ${to}`,
  sized: (name: string, heating: string, cooling: string) =>
    `${name}: heating load ${heating} BTU/h, cooling load ${cooling} BTU/h`,
  roomsSaved: (name: string, rooms: number) =>
    `${name}: loads for ${rooms} ${plural(rooms, { one: 'room', other: 'rooms' })} saved`,
  photoTooLarge: 'This photo is larger than 15 MB. Retake it at a lower resolution.',
  photoUnreadable: 'We couldn’t read this photo. Choose a JPEG, PNG or WebP.',
  tooManyPhotos: 'A project can have up to 60 photos. Remove one first.',
  storageFull: 'We can’t store photos right now. Please try again later.',
  notOfTeam: 'Choose someone on your own team.',
  removed: (name: string) => `Project deleted: ${name}`,
  restored: (name: string) => `Project restored: ${name}`,
})
