import { defineTexts } from '#lib/language/texts.ts'

/** Labels and sentences of the contact block and the shopping assistance. */
export const supportTexts = defineTexts({
  writeWith: 'Send with',
  mailApp: 'Your mail app',
  copy: (address: string) => `Copy ${address}`,
  copied: 'Copied',
  phone: 'Phone',
  email: 'Email',
  reportIssue: 'Report an issue with this page',
  issueSubject: (address: string) => `Issue with ${address}`,
  assistance: 'Shopping assistance',
  assistanceWhy: 'Free calculators and help from HVAC technicians.',
  partnerTools: 'For partners',
  /** in the partner portal */
  partnerLinks: [
    ['Room BTU Calculator', '/tools/room-btu-calculator'],
    ['Mini Split Component Assembler', '/tools/mini-split-component-assembler'],
    ['Mini Split System Selector', '/tools/mini-split-system-selector'],
    ['Ducted System Selector', '/tools/ducted-system-selector'],
    ['HVAC Contractor List', '/tools/hvac-contractor-list'],
  ],
  tools: [
    ['System Selector', '/system-selector', 'Answer a few questions and see the systems that fit your home'],
    ['Quote by Photo', '/quote-by-photo', 'Send a photo of the nameplate and get a quote for a replacement'],
    ['Sizing Estimator', '/sizing-estimator', 'How much heating and cooling your home needs'],
    [
      'Operating Cost Calculator',
      '/operating-cost-calculator',
      'What each fuel and efficiency costs to run where you live',
    ],
    ['Job List', '/job-list', 'Equipment, parts and installer’s work on one list with one total'],
    ['Line Set Chooser', '/line-set-chooser', 'Size, length and extra refrigerant for your units’ line sets'],
    [
      'Permit and Code Sheet',
      '/permit-sheet',
      'Printable design temperatures and equipment rules for your ZIP',
    ],
    ['Matched Pairs', '/matched-pairs', 'Units rated to work with your model, and their AHRI numbers'],
    ['Contact Us', '/contact-us', 'By phone, email or mail'],
    ['Learning Center', '/learning-center/', 'How heating and cooling equipment works and how to choose it'],
  ],
})
