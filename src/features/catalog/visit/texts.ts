export const texts = {
  recentlyViewed: 'Recently viewed',
} as const
