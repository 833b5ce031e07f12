/** The topics of the learning center, in the order in which its page shows them. */
export const TOPICS = ['choose', 'rules', 'install', 'deliver', 'care', 'repair'] as const
