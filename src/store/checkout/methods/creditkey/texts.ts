export const texts = {
  aside: 'For businesses: 30 days or longer',
  how:
    'You check the order first. Then Credit Key’s page opens, and brings you back here. Nothing is ' +
    'charged until it has approved your business.',
} as const
