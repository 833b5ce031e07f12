/** What the parts of the support feature say. */
export const supportTexts = {
  writeWith: 'Write with',
  mailApp: 'Your mail app',
  copy: (address: string) => `Copy ${address}`,
  copied: 'Copied',
  phone: 'Phone',
  email: 'E-mail',
  reportIssue: 'Report an issue with this page',
  issueSubject: (address: string) => `Issue with ${address}`,
  assistance: 'Shopping assistance',
  assistanceWhy: 'Tools that do the arithmetic, and people who have installed one.',
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
    ['System Selector', '/system-selector', 'A few questions, then the systems that fit your home'],
    ['Quote by Photo', '/quote-by-photo', 'Send a picture of the nameplate, get a replacement quoted'],
    ['Sizing Estimator', '/sizing-estimator', 'How much heating and cooling your home needs'],
    [
      'Operating Cost Calculator',
      '/operating-cost-calculator',
      'What each fuel and efficiency costs to run where you live',
    ],
    ['Contact Us', '/contact-us', 'By phone, e-mail or letter'],
    ['Learning Center', '/learning-center/', 'How the equipment works and what to watch for'],
  ],
} as const
