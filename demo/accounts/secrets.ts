/**
 * The password and the secret of the one-time codes of every person of the demo. `npm start` prints both.
 * Only a demo creates these people.
 */
export const DEMO_PASSWORD = 'demo-only-basement-boiler'
export const DEMO_CODE_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
